import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CountedFleet } from '#domain/vehicle/fleetCounts'
import { deleteFleet } from '../../data/queries/fleets'
import { selectFleet, useSelectedFleet } from '../../state/fleet'
import { clearToasts, currentToast } from '../../ui/feedback/toast'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { FleetFacts } from './FleetFacts'

vi.mock('../../data/queries/fleets', () => ({ deleteFleet: vi.fn() }))

const empty: CountedFleet = {
  id: 'f-3',
  name: 'North',
  businessEmail: 'north@example.com',
  businessAddress: { us: '', ca: '', mx: '' },
  createdDaysAgo: 9,
  vehicles: 0,
  drivers: 0,
  managers: 0,
}
const undo = vi.fn(async () => 'undone' as const)
const onDeleted = vi.fn()

function Page({ fleet }: { fleet: CountedFleet }) {
  return (
    <>
      <FleetFacts fleet={fleet} onEdit={() => undefined} onDeleted={onDeleted} />
      <p>chosen: {useSelectedFleet()}</p>
    </>
  )
}

beforeEach(() => {
  clearToasts()
  onDeleted.mockReset()
  vi.mocked(deleteFleet).mockResolvedValue({ value: undefined, isChanged: true, undo })
})

it('deletes an empty fleet at once, and brings fleet and choice back with undo', async () => {
  selectFleet('North')
  renderInEnglish(<Page fleet={empty} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete fleet' })))
  expect(deleteFleet).toHaveBeenCalledExactlyOnceWith('f-3')
  expect(onDeleted).toHaveBeenCalledOnce()
  expect(screen.getByText('chosen: all')).toBeTruthy()
  expect(currentToast()).toMatchObject({ message: 'North deleted', action: { label: 'Undo' } })
  await act(async () => currentToast()?.action?.run())
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.getByText('chosen: North')).toBeTruthy()
})

it('leaves another choice alone', async () => {
  selectFleet('Fleet One')
  renderInEnglish(<Page fleet={empty} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete fleet' })))
  expect(screen.getByText('chosen: Fleet One')).toBeTruthy()
})

it.each(['vehicles', 'drivers', 'managers'] as const)('says why a fleet with %s stays', (members) => {
  renderInEnglish(<Page fleet={{ ...empty, [members]: 1 }} />)
  expect(screen.queryByRole('button', { name: 'Delete fleet' })).toBeNull()
  expect(screen.getByText(/cannot be deleted while vehicles or people belong to it/)).toBeTruthy()
})

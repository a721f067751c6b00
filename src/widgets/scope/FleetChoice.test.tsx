import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { LOADING, ready } from '#domain/base/live'
import type { Fleet } from '#domain/vehicle/fleet'
import { useFleets } from '../../data/queries/fleets'
import { selectFleet, useEffectiveFleet } from '../../state/fleet'
import { enterMode } from '../../state/mode'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { FleetChoice } from './FleetChoice'

vi.mock('../../data/queries/fleets', () => ({ useFleets: vi.fn() }))

function Page() {
  return (
    <>
      <FleetChoice />
      <p>in force: {useEffectiveFleet()}</p>
    </>
  )
}

beforeEach(() => {
  enterMode('fleet')
  selectFleet('all')
  const fleets = [{ name: 'Fleet One' }, { name: 'Fleet Two' }] as Fleet[]
  vi.mocked(useFleets).mockReturnValue(ready(fleets))
})

it('offers all fleets and each one, and keeps the selection on every screen', () => {
  renderInEnglish(<Page />)
  const choice = screen.getByRole('combobox', { name: 'Fleet' })
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All Fleets',
    'Fleet One',
    'Fleet Two',
  ])
  fireEvent.change(choice, { target: { value: 'Fleet Two' } })
  expect(screen.getByText('in force: Fleet Two')).toBeTruthy()
})

it('moves in the header and on the dashboard together', () => {
  renderInEnglish(
    <>
      <FleetChoice />
      <FleetChoice inText />
    </>,
  )
  const [header, home] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Fleet' })
  fireEvent.change(header as HTMLElement, { target: { value: 'Fleet Two' } })
  expect(home?.value).toBe('Fleet Two')
  fireEvent.change(home as HTMLElement, { target: { value: 'Fleet One' } })
  expect(header?.value).toBe('Fleet One')
})

it('shows a choice that a reload has kept before the fleets are there', () => {
  vi.mocked(useFleets).mockReturnValue(LOADING)
  selectFleet('Fleet Two')
  renderInEnglish(<FleetChoice />)
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('Fleet Two')
})

it('does not apply to a dealer, who has lots', () => {
  selectFleet('Fleet One')
  enterMode('dealer')
  renderInEnglish(<Page />)
  expect(screen.getByText('in force: all')).toBeTruthy()
})

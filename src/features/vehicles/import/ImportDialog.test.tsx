import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useFleets } from '../../../data/queries/fleets'
import { importVehicles } from '../../../data/queries/vehicleImport'
import { useVehicles } from '../../../data/queries/vehicles'
import { aVehicle } from '../../../domain/testing/vehicle'
import { CHEVROLET, FORD } from '../../../domain/testing/vins'
import type { Fleet } from '../../../domain/vehicle/fleet'
import { currentToast } from '../../../ui/feedback/toast'
import { pass, stopClock } from '../../../ui/testing/clock'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { ImportDialog } from './ImportDialog'

vi.mock('../../../data/queries/vehicles', () => ({ useVehicles: vi.fn() }))
vi.mock('../../../data/queries/fleets', () => ({ useFleets: vi.fn() }))
vi.mock('../../../data/queries/vehicleImport', () => ({ importVehicles: vi.fn() }))

stopClock()

const undo = vi.fn(async () => 'undone' as const)
const onClose = vi.fn()
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'VINs' })

beforeEach(() => {
  onClose.mockClear()
  vi.mocked(useVehicles).mockReturnValue({ status: 'ready', value: [aVehicle({ vin: FORD })] })
  const fleets = [{ name: 'Fleet One' }, { name: 'North' }] as Fleet[]
  vi.mocked(useFleets).mockReturnValue({ status: 'ready', value: fleets })
  vi.mocked(importVehicles).mockReset()
  vi.mocked(importVehicles).mockImplementation(async (list) => ({ value: list.map(({ vin }) => vin), undo }))
})

async function check(text: string) {
  renderInEnglish(<ImportDialog open onClose={onClose} />)
  await pass(200)
  fireEvent.change(box(), { target: { value: text } })
  press('Review list')
}

/** What is asked for happens in a transition and a promise or two. */
const settle = () => pass(0)

describe('an import', () => {
  it('asks for a value, and goes to the box', async () => {
    await check(' \n')
    expect(screen.getByText('Value required')).toBeTruthy()
    expect(document.activeElement).toBe(box())
  })

  it('adds nothing before the terms are accepted, then what can be added, to the first fleet', async () => {
    await check(`${CHEVROLET}\n${FORD}`)
    expect(screen.getByText('Unit 118 already has this VIN')).toBeTruthy()
    press('Add 1 vehicle')
    await settle()
    expect(screen.getByText('Value required')).toBeTruthy()
    expect(importVehicles).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('checkbox', { name: /\$6\.99 per vehicle.*cancel by phone/ }))
    press('Add 1 vehicle')
    await settle()
    expect(importVehicles).toHaveBeenCalledWith([expect.objectContaining({ vin: CHEVROLET })], 'Fleet One')
    expect(currentToast()).toMatchObject({ message: '1 vehicle added', action: { label: 'Undo' } })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('puts the figure in the place of a letter that was meant to be one', async () => {
    await check(CHEVROLET.replace('00001', 'O0001'))
    expect(screen.getByText(/^O in position 13/)).toBeTruthy()
    press('Replace')
    expect(screen.getByText('1 vehicle will be added.')).toBeTruthy()
    expect(screen.getByText('Will be added')).toBeTruthy()
  })

  it('keeps what was not added, for another try', async () => {
    await check(`${CHEVROLET}, 1GN`)
    fireEvent.click(screen.getByRole('checkbox'))
    press('Add 1 vehicle')
    await settle()
    expect(onClose).not.toHaveBeenCalled()
    expect(box().value).toBe('1GN')
    expect(screen.getByText('1 line was not added. It is below so you can try again.')).toBeTruthy()
  })

  it('loses nothing when it cannot be stored', async () => {
    vi.mocked(importVehicles).mockRejectedValue(new Error('full'))
    await check(CHEVROLET)
    fireEvent.click(screen.getByRole('checkbox'))
    press('Add 1 vehicle')
    await settle()
    press('Edit list')
    expect(box().value).toBe(CHEVROLET)
  })
})

import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ready } from '#domain/base/live'
import { aVehicle } from '#domain/testing/vehicle'
import { CHEVROLET, FORD } from '#domain/testing/vins'
import type { Fleet } from '#domain/vehicle/fleet'
import { withCheckDigit } from '#domain/vehicle/vin'
import { useFleets } from '../../../data/queries/fleets'
import { importVehicles } from '../../../data/queries/vehicleImport'
import { useVehicles } from '../../../data/queries/vehicles'
import { currentToast } from '../../../ui/feedback/toast'
import { advanceClock, installFakeClock } from '../../../ui/testing/clock'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { ImportDialog } from './ImportDialog'

vi.mock('../../../data/queries/vehicles', () => ({ useVehicles: vi.fn() }))
vi.mock('../../../data/queries/fleets', () => ({ useFleets: vi.fn() }))
vi.mock('../../../data/queries/vehicleImport', () => ({ importVehicles: vi.fn() }))

installFakeClock()

const undo = vi.fn(async () => 'undone' as const)
const onClose = vi.fn()
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'VINs' })

beforeEach(() => {
  onClose.mockClear()
  vi.mocked(useVehicles).mockReturnValue(ready([aVehicle({ vin: FORD })]))
  const fleets = [{ name: 'Fleet One' }, { name: 'North' }] as Fleet[]
  vi.mocked(useFleets).mockReturnValue(ready(fleets))
  vi.mocked(importVehicles).mockReset()
  vi.mocked(importVehicles).mockImplementation(async (list) => ({
    value: list.map(({ vin }) => vin),
    isChanged: true,
    undo,
  }))
})

async function check(text: string) {
  renderInEnglish(<ImportDialog open onClose={onClose} />)
  await advanceClock(200)
  fireEvent.change(box(), { target: { value: text } })
  press('Review list')
}

/** Waits for the transition and the promises that an act starts. */
const settle = () => advanceClock(0)

describe('an import', () => {
  it('requires a value and focuses the text box', async () => {
    await check(' \n')
    expect(screen.getByText('Value required')).toBeTruthy()
    expect(document.activeElement).toBe(box())
  })

  it('adds valid vehicles to the first fleet only after the terms are accepted', async () => {
    await check(`${CHEVROLET}\n${FORD}`)
    expect(screen.getByText('Unit 118 already has this VIN')).toBeTruthy()
    press('Add 1 vehicle')
    await settle()
    expect(screen.getByText('Value required')).toBeTruthy()
    expect(importVehicles).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('checkbox', { name: /\$6\.99 per vehicle.*cancel by phone/ }))
    press('Add 1 vehicle')
    await settle()
    expect(importVehicles).toHaveBeenCalledWith(
      [expect.objectContaining({ vin: CHEVROLET })],
      'Fleet One',
      expect.objectContaining({ daysAgo: expect.any(Number) }),
    )
    expect(currentToast()).toMatchObject({ message: '1 vehicle added', action: { label: 'Undo' } })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('replaces a letter that was mistaken for a digit', async () => {
    await check(CHEVROLET.replace('00001', 'O0001'))
    expect(screen.getByText(/^O in position 13/)).toBeTruthy()
    press('Replace')
    expect(screen.getByText('1 vehicle will be added.')).toBeTruthy()
    expect(screen.getByText('Will be added')).toBeTruthy()
  })

  it('keeps rejected lines for another attempt', async () => {
    await check(`${CHEVROLET}, 1GN`)
    fireEvent.click(screen.getByRole('checkbox'))
    press('Add 1 vehicle')
    await settle()
    expect(onClose).not.toHaveBeenCalled()
    expect(box().value).toBe('1GN')
    expect(screen.getByText('1 line was not added. It is below so you can try again.')).toBeTruthy()
  })

  it('adds fifty at a time, and keeps the rest', async () => {
    const vins = Array.from({ length: 51 }, (_, at) =>
      withCheckDigit(`1GNSKBKC0MR9${String(at).padStart(5, '0')}`),
    )
    await check(vins.join(', '))
    expect(screen.getByText('50 vehicles will be added.')).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox'))
    press('Add 50 vehicles')
    await settle()
    expect(vi.mocked(importVehicles).mock.calls[0]?.[0]).toHaveLength(50)
    expect(box().value).toBe(vins[50])
  })

  it('keeps its values when storing fails', async () => {
    vi.mocked(importVehicles).mockRejectedValue(new Error('full'))
    await check(CHEVROLET)
    fireEvent.click(screen.getByRole('checkbox'))
    press('Add 1 vehicle')
    await settle()
    press('Edit list')
    expect(box().value).toBe(CHEVROLET)
  })
})

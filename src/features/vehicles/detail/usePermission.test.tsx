import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setVehiclePermission } from '../../../data/vehicles'
import { aVehicle } from '../../../domain/testing/vehicle'
import { usePermission } from './usePermission'

vi.mock('../../../data/vehicles', () => ({ setVehiclePermission: vi.fn() }))
afterEach(cleanup)

const vehicle = (allowed: boolean) => aVehicle({ id: 'v-7' }, { allowDriverRemoteCommands: allowed })
const hook = () =>
  renderHook(({ row }) => usePermission(row, 'allowDriverRemoteCommands'), {
    initialProps: { row: vehicle(false) },
  })

describe('a permission', () => {
  it('shows a change before the database has it, and stores it', async () => {
    vi.mocked(setVehiclePermission).mockResolvedValue()
    const { result } = hook()
    await act(async () => result.current.change(true))
    expect(result.current.allowed).toBe(true)
    expect(setVehiclePermission).toHaveBeenCalledWith('v-7', 'allowDriverRemoteCommands', true)
  })

  it('goes back and says so when the change could not be stored', async () => {
    vi.mocked(setVehiclePermission).mockRejectedValue(new Error('full'))
    const { result } = hook()
    await act(async () => result.current.change(true))
    expect(result.current).toMatchObject({ allowed: false, failed: true })
  })

  it('follows the database again once that has caught up', async () => {
    vi.mocked(setVehiclePermission).mockResolvedValue()
    const { result, rerender } = hook()
    await act(async () => result.current.change(true))
    rerender({ row: vehicle(true) })
    expect(result.current.allowed).toBe(true)
    rerender({ row: vehicle(false) })
    expect(result.current.allowed).toBe(false)
  })
})

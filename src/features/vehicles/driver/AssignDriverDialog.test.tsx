import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aVehicle } from '#domain/testing/vehicle'
import { withDatabase } from '../../../data/core/databaseConnection'
import { seedRows } from '../../../data/testing/rows'
import { clearToasts, currentToast } from '../../../ui/feedback/toast'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { AssignDriverDialog } from './AssignDriverDialog'

const OWN_VEHICLE = aVehicle({ id: 'v-1', label: 'Unit 118', driverId: 'u-1', driverName: 'Luis Mendoza' })
const OTHER_VEHICLE = aVehicle({ id: 'v-2', label: 'Unit 204', driverId: 'u-2', driverName: 'Ana Ruiz' })

beforeEach(async () => {
  clearToasts()
  await seedRows({
    vehicles: [OWN_VEHICLE, OTHER_VEHICLE],
    users: [
      { id: 'u-1', name: 'Luis Mendoza', role: 'driver', status: 'active', vehicleId: 'v-1' },
      { id: 'u-2', name: 'Ana Ruiz', role: 'driver', status: 'active', vehicleId: 'v-2' },
      { id: 'u-3', name: 'Kim Zeller', role: 'driver', status: 'active', vehicleId: null },
      { id: 'm-1', name: 'Mona Manager', role: 'manager', status: 'active', vehicleId: null },
    ],
  })
})

const driverOf = (id: string) => withDatabase(async (db) => (await db.vehicles.get(id))?.driverId)
async function open() {
  const onClose = vi.fn()
  renderInEnglish(<AssignDriverDialog vehicle={OWN_VEHICLE} open onClose={onClose} />)
  await screen.findByText('Kim Zeller')
  return onClose
}
const rows = () => within(screen.getByRole('dialog')).getAllByRole('listitem')

describe('the driver dialog', () => {
  it('lists available drivers first, without managers and the current driver', async () => {
    await open()
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Kim ZellerAvailable'),
      expect.stringContaining('Ana RuizDrives Unit 204'),
    ])
    expect(screen.getByText('Luis Mendoza drives it now and will be available.')).toBeTruthy()
  })

  it('searches by name, and shows an empty state', async () => {
    await open()
    const search = screen.getByRole('searchbox', { name: 'Search drivers' })
    fireEvent.change(search, { target: { value: 'ruíz' } })
    expect(rows()).toHaveLength(1)
    fireEvent.change(search, { target: { value: 'nobody' } })
    expect(screen.getByText('No results were found')).toBeTruthy()
  })

  it('assigns an available driver at once', async () => {
    const onClose = await open()
    fireEvent.click(screen.getByRole('button', { name: /Kim Zeller/ }))
    expect(onClose).toHaveBeenCalled()
    await waitFor(() => expect(currentToast()?.message).toBe('Kim Zeller now drives Unit 118'))
    expect(await driverOf('v-1')).toBe('u-3')
  })

  it('asks for confirmation before taking a driver from another vehicle', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: /Ana Ruiz/ }))
    expect(screen.getByText('Ana Ruiz drives Unit 204 now. Unit 204 will have no driver.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Choose another' }))
    fireEvent.click(screen.getByRole('button', { name: /Ana Ruiz/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Assign to Unit 118' }))
    await waitFor(async () => expect(await driverOf('v-1')).toBe('u-2'))
    expect(await driverOf('v-2')).toBeNull()
  })
})

import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ready } from '#domain/base/live'
import { checkList } from '#domain/dashboard/vehicleCheck'
import { aVehicle } from '#domain/testing/vehicle'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { CheckList } from './CheckList'

const AVAILABLE = aVehicle({ id: 'v-1', label: 'Unit 1', driverId: null, driverName: null })
const CHECKED_OUT = aVehicle({ id: 'v-2', label: 'Unit 2', driverName: 'Luis Mendoza' })
const NOT_CLICKABLE = aVehicle({ id: 'v-3', label: 'Unit 3', driverName: 'Maria Chen' }, { clickable: false })

async function show(vehicles: (typeof CHECKED_OUT)[]) {
  const root = createRootRoute({ component: () => <CheckList rows={ready(checkList(vehicles))} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

describe('the vehicle check', () => {
  it('lists checked-out vehicles with their drivers, and with the switch available ones too', async () => {
    await show([AVAILABLE, CHECKED_OUT])
    expect(rows()).toEqual([expect.stringContaining('Luis Mendoza')])
    expect(screen.getByText('Showing 1 checked-out vehicle of 2')).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: 'Show all' }))
    expect(rows()).toEqual([expect.stringContaining('Unit 2'), expect.stringContaining('Available')])
    expect(screen.getByText('Showing all 2, 1 checked out')).toBeTruthy()
  })

  it('links to a vehicle that is clickable', async () => {
    await show([CHECKED_OUT, NOT_CLICKABLE])
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/1/detail/v-2'])
  })

  it('shows an empty state when nothing is checked out', async () => {
    await show([AVAILABLE])
    expect(screen.getByText('All vehicles are available')).toBeTruthy()
  })
})

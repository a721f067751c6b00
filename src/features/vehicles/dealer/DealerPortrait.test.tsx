import 'fake-indexeddb/auto'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { aDealerVehicle } from '#domain/testing/dealerVehicle'
import { closeDatabase, withDatabase } from '../../../data/core/databaseConnection'
import { clearQueryCache } from '../../../data/core/live'
import { seedRows } from '../../../data/testing/rows'
import { clearToasts, currentToast } from '../../../ui/feedback/toast'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { VehicleDetailScreen } from '../detail/VehicleDetailScreen'

vi.mock('../../../widgets/vehicleMap/DeferredMap', () => ({ DeferredMap: () => null }))

const SILENT = { fuel: null, rangeMi: null, oilLife: null, connectedOn: null }

/** Stores the inventory and shows the page of one vehicle; links need a router around them. */
async function show(inventory: DealerVehicle[], id = 'd-1'): Promise<void> {
  await seedRows({
    dealerVehicles: inventory,
    dealerTrips: [],
    accounts: [{ id: 'a-2', name: 'Walter Brandt', role: 'dealer' }],
  })
  const root = createRootRoute({
    component: () => <VehicleDetailScreen id={id} />,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

/** The values of a card by their names. */
async function factsOf(card: string): Promise<Record<string, string>> {
  const region = within(await screen.findByRole('region', { name: card }))
  const names = region.getAllByRole('term')
  const values = region.getAllByRole('definition')
  return Object.fromEntries(names.map((name, at) => [name.textContent, values[at]?.textContent ?? '']))
}

beforeEach(async () => {
  clearToasts()
  await withDatabase((db) => db.delete())
  clearQueryCache()
  closeDatabase()
})

describe('the page of an inventory vehicle', () => {
  it('shows the inventory facts', async () => {
    const elsewhere = { condition: 'used', lot: 'Remote Lot', addedDaysAgo: 51, daysInInventory: 51 } as const
    await show([aDealerVehicle(elsewhere)])
    expect(await factsOf('Inventory')).toMatchObject({
      'Stock number': '4377',
      Condition: 'Used',
      'Stock status': 'In stock',
      'Days in inventory': '5146 to 90 days',
      Lot: 'Remote Lot',
      Geofence: 'Main Lot',
      Fleet: 'Dealer One',
      'Date added': expect.stringMatching(/20\d\d/),
      Delivered: expect.stringMatching(/20\d\d/),
      'Last connected': expect.stringMatching(/:/),
    })
  })

  it('shows the build facts', async () => {
    await show([aDealerVehicle()])
    expect(await factsOf('Model')).toEqual({
      'Make and model': 'Chevrolet Malibu',
      'Model year': '2023',
      Trim: 'LT',
      Category: 'Car',
      'Body style': 'Sedan',
      Drivetrain: 'Front-wheel drive',
      Engine: 'Gasoline',
      'Exterior and interior': 'White / Black',
      VIN: '1G1ZD5ST4PF100001',
      'License plate': 'No plate yet',
    })
  })

  it('shows each of the four flags as text', async () => {
    const diagnostics = { tire: true, oil: true, fuel: true, battery: true }
    const tirePressure = {
      frontLeft: 29,
      frontRight: 35,
      rearLeft: 35,
      rearRight: 35,
      recommendedFront: 35,
      recommendedRear: 35,
    }
    await show([aDealerVehicle({ health: 'lowBattery' }, { diagnostics, oilLife: 4, fuel: 8, tirePressure })])
    const card = within(await screen.findByRole('region', { name: 'Diagnostics' }))
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Low tire pressureFront left, 6 psi low',
      expect.stringContaining('Low oil4% life left'),
      expect.stringContaining('Low fuel8% left'),
      expect.stringContaining('Low battery'),
    ])
  })

  it('shows the arrival date but no age and no driver for a vehicle in transit', async () => {
    const coming = { stockStatus: 'inTransit', status: 'nonConnected', geofence: null } as const
    const delivery = { daysAgo: -5, minuteOfDay: 600 }
    await show([
      aDealerVehicle(
        { ...coming, addedDaysAgo: null, daysInInventory: null },
        { ...SILENT, deliveryDate: delivery },
      ),
    ])
    expect(await factsOf('Inventory')).toMatchObject({
      'Days in inventory': '--',
      'Date added': '--',
      'Expected delivery': expect.stringMatching(/20\d\d/),
      Geofence: 'Not on a lot',
    })
    expect(screen.getByText(/^Expected on/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Assign driver' })).toBeNull()
  })

  it('shows the reason and no readings for a vehicle that does not report', async () => {
    await show([aDealerVehicle({ status: 'nonConnected' }, SILENT)])
    expect(await screen.findByText(/^This vehicle is not sending readings/)).toBeTruthy()
    expect(screen.getByText('What to do:')).toBeTruthy()
    expect(screen.queryByText('Range')).toBeNull()
  })

  it('says so when there is no such vehicle', async () => {
    await show([], 'd-404')
    expect(await screen.findByText('It may have been sold, or the link may be incorrect.')).toBeTruthy()
  })
})

describe('the driver of an inventory vehicle', () => {
  const assignedDrivers = () =>
    withDatabase(async (db) =>
      (await db.dealerVehicles.toArray()).map(({ assignedDriver }) => assignedDriver),
    )

  it('is taken from another vehicle after a confirmation', async () => {
    await show([
      aDealerVehicle(),
      aDealerVehicle({ id: 'd-2', label: 'Trax 9', assignedDriver: 'Ivana Marković' }),
    ])
    fireEvent.click(await screen.findByRole('button', { name: 'Assign driver' }))
    fireEvent.click(await screen.findByText('Ivana Marković'))
    expect(screen.getByText(/Trax 9 will have no driver/)).toBeTruthy()
    expect(await assignedDrivers()).toEqual([null, 'Ivana Marković'])
    fireEvent.click(screen.getByRole('button', { name: 'Assign to Malibu 4377' }))
    await waitFor(async () => expect(await assignedDrivers()).toEqual(['Ivana Marković', null]))
  })

  it('is released, and assigned again by undo', async () => {
    await show([aDealerVehicle({ assignedDriver: 'Ivana Marković' })])
    fireEvent.click(await screen.findByRole('button', { name: 'Release' }))
    await waitFor(() => expect(currentToast()?.message).toBe('Malibu 4377 is available'))
    expect(await assignedDrivers()).toEqual([null])
    currentToast()?.action?.run()
    await waitFor(async () => expect(await assignedDrivers()).toEqual(['Ivana Marković']))
  })
})

import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import { failed, LOADING, ready } from '#domain/base/live'
import { aVehicle } from '#domain/testing/vehicle'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { orderAddOns } from '../../data/queries/addOns'
import { useChargers } from '../../data/queries/chargers'
import { useExpenses } from '../../data/queries/expenses'
import { useCameraEvents, useTripsOfVehicle } from '../../data/queries/trips'
import { useUsers } from '../../data/queries/users'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { useVehicles } from '../../data/queries/vehicles'
import { onSessionEvent } from '../../session/events'
import { enterMode, resetModes, setCameraAdded } from '../../state/mode'
import { resetVisitState } from '../../state/visit'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { AddOnsScreen } from './AddOnsScreen'

vi.mock('../../data/queries/addOns', () => ({ orderAddOns: vi.fn(), removeAddOn: vi.fn() }))
vi.mock('../../data/queries/chargers', () => ({ useChargers: vi.fn() }))
vi.mock('../../data/queries/expenses', () => ({ useExpenses: vi.fn() }))
vi.mock('../../data/queries/trips', () => ({ useCameraEvents: vi.fn(), useTripsOfVehicle: vi.fn() }))
vi.mock('../../data/queries/users', () => ({ useUsers: vi.fn() }))
vi.mock('../../data/queries/vehicleDays', () => ({ useVehicleDays: vi.fn() }))
vi.mock('../../data/queries/vehicles', () => ({ useVehicles: vi.fn() }))

const NONE = { adapter: false, chargingNetwork: null, camera: false }
const VEHICLES = [
  aVehicle({
    id: 'v-1',
    label: 'Pool Car',
    status: 'nonConnected',
    driverId: null,
    driverName: null,
    addOns: NONE,
  }),
  aVehicle({ id: 'v-2', label: 'Unit 2', tags: ['Truck'], addOns: NONE }),
  aVehicle({ id: 'v-3', label: 'Unit 3', tags: ['Truck'], addOns: NONE }),
]

async function show() {
  const root = createRootRoute({ component: AddOnsScreen })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

const estimate = () => within(screen.getByRole('complementary', { name: 'Estimate' }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const amounts = () =>
  estimate()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  vi.mocked(useVehicles).mockReturnValue(ready(VEHICLES))
  for (const query of [
    useChargers,
    useExpenses,
    useCameraEvents,
    useTripsOfVehicle,
    useUsers,
    useVehicleDays,
  ])
    vi.mocked(query).mockReturnValue(ready([]))
  vi.mocked(orderAddOns).mockResolvedValue({ value: undefined, isChanged: true, undo: async () => 'undone' })
})
afterEach(() => {
  resetVisitState()
  resetModes()
})

describe('the estimate', () => {
  it('prices an add-on to the cent, and follows every step of its vehicles', async () => {
    await show()
    press('Add Dual camera to the estimate')
    expect(amounts()).toEqual(['$20.97', '$1.31', '$22.28'])
    fireEvent.click(estimate().getByRole('button', { name: 'One fewer' }))
    expect(amounts()).toEqual(['$13.98', '$0.87', '$14.85'])
    fireEvent.change(estimate().getByRole('slider', { name: 'Vehicles for Dual camera' }), {
      target: { value: '1' },
    })
    expect(amounts()).toEqual(['$6.99', '$0.44', '$7.43'])
    fireEvent.click(estimate().getByRole('button', { name: /^Truck/ }))
    expect(amounts()).toEqual(['$13.98', '$0.87', '$14.85'])
  })

  it('adds up several add-ons, and gives each up alone', async () => {
    await show()
    press('Add Fleet adapter to the estimate')
    press('Add Dual camera to the estimate')
    expect(estimate().getByText('1 vehicle · $6.99')).toBeTruthy()
    expect(estimate().getByText('3 vehicles · $20.97')).toBeTruthy()
    expect(amounts()).toEqual(['$27.96', '$1.75', '$29.71'])
    press('Remove Dual camera')
    expect(amounts()).toEqual(['$6.99', '$0.44', '$7.43'])
  })

  it('shows while it is empty what the vehicles without the add-on would cost', async () => {
    const [, ...others] = VEHICLES
    const equipped = others.map((vehicle) => ({ ...vehicle, addOns: { ...NONE, camera: true } }))
    setCameraAdded(true)
    vi.mocked(useVehicles).mockReturnValue(ready([VEHICLES[0] as DrivenVehicle, ...equipped]))
    await show()
    expect(estimate().getByText('For example, Dual camera:')).toBeTruthy()
    expect(amounts()).toEqual(['$6.99', '$0.44', '$7.43'])
  })

  it('is ordered for the chosen vehicles, turns the camera on and is empty again', async () => {
    await show()
    press('Add Dual camera to the estimate')
    fireEvent.click(estimate().getByRole('button', { name: /^Truck/ }))
    press('Add to 2 vehicles')
    await waitFor(() => expect(localStorage.getItem('isCameraAdded')).toBe('true'))
    expect(orderAddOns).toHaveBeenCalledWith(
      [{ addOn: 'camera', vehicleIds: ['v-2', 'v-3'], network: null }],
      false,
    )
    expect(await estimate().findByText(/^Your estimate is empty/)).toBeTruthy()
  })

  it('tells that drivers were enrolled, and nothing of what is not coaching', async () => {
    const onEvent = vi.fn()
    const stop = onSessionEvent(onEvent)
    await show()
    for (const [name, times] of [
      ['Fleet adapter', 0],
      ['In-vehicle coaching', 1],
    ] as const) {
      press(`Add ${name} to the estimate`)
      fireEvent.click(estimate().getByRole('button', { name: /^Add to \d/ }))
      expect(await estimate().findByText(/^Your estimate is empty/)).toBeTruthy()
      expect(onEvent.mock.calls).toEqual(Array(times).fill([{ kind: 'coachingEnrolled' }]))
    }
    stop()
  })
})

it('says that it fits no vehicle instead of an estimate of none', async () => {
  await show()
  expect(screen.queryByRole('button', { name: 'Add Plug and charge to the estimate' })).toBeNull()
  expect(screen.getAllByText('Fits none of your vehicles').length).toBeGreaterThan(0)
})

it('says that a dealership has none', async () => {
  enterMode('dealer')
  await show()
  expect(screen.getByRole('heading', { name: 'Add-on solutions are for fleets' })).toBeTruthy()
})

it.each([
  ['still being read', LOADING, 'status'],
  ['not readable', failed(new AppError('storage-lost')), 'heading'],
] as const)('has a state for rows that are %s', async (_, live, role) => {
  vi.mocked(useVehicles).mockReturnValue(live)
  await show()
  expect(screen.getAllByRole(role).length).toBeGreaterThan(0)
})

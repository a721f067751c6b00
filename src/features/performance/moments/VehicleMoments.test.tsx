import { readFileSync } from 'node:fs'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { LOADING, MISSING, ready } from '#domain/base/live'
import type { CameraEvent } from '#domain/trips/cameraEvent'
import type { Trip } from '#domain/trips/trip'
import type { TripPaths } from '#domain/trips/tripPath'
import { VEHICLE_EVENTS, type VehicleEvent } from '#domain/vehicle/safetyEvents'
import { useVehiclePaths } from '../../../data/map/tripPaths'
import { useCameraEvents } from '../../../data/queries/trips'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { VehicleMoments } from './VehicleMoments'

vi.mock('../../../data/map/tripPaths', () => ({ useVehiclePaths: vi.fn() }))
vi.mock('../../../data/queries/trips', () => ({ useCameraEvents: vi.fn() }))
vi.mock('../../../state/capabilities', () => ({ useCapabilities: () => ({ camera: true }) }))
vi.mock('./MomentMap', () => ({ MomentMap: () => null }))

const read = <Row,>(file: string, name: string): Row[] =>
  JSON.parse(readFileSync(`demo-data/${file}.json`, 'utf8'))[name]
const trips = read<Trip>('trips', 'trips')
const trip = trips.find(
  ({ daysAgo, dots }) => daysAgo >= 1 && dots.some(({ type, video }) => type === 2 && video !== undefined),
) as Trip

const perEvent = <Value,>(value: (event: VehicleEvent) => Value) =>
  Object.fromEntries(VEHICLE_EVENTS.map((event) => [event, value(event)])) as Record<VehicleEvent, Value>

async function show(types: readonly VehicleEvent[] = VEHICLE_EVENTS) {
  const root = createRootRoute({
    component: () => (
      <VehicleMoments
        vehicleId={trip.vehicleId}
        trips={[trip]}
        days={[{ daysAgo: trip.daysAgo, distanceMi: 10, total: 9, counts: perEvent(() => 1) }]}
        types={types}
        names={perEvent((event) => event)}
        dayHead={() => null}
        region="us"
        day={null}
        onDay={vi.fn()}
        selected={null}
        onSelect={vi.fn()}
        waiting={<p>Waiting</p>}
      />
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

const links = () =>
  screen.queryAllByRole<HTMLAnchorElement>('link', { name: /^Open the trip at/ }).map(({ href }) => href)

beforeEach(() => {
  vi.mocked(useVehiclePaths).mockReturnValue(MISSING)
  vi.mocked(useCameraEvents).mockReturnValue(ready(read<CameraEvent>('events', 'cameraEvents')))
})

it('shows no second of an event before the way along the streets is known', async () => {
  vi.mocked(useVehiclePaths).mockReturnValue(LOADING)
  await show()
  expect(links()).toEqual([])
  expect(screen.getByText('Waiting')).toBeTruthy()
})

it('leads to the second of the trip that was driven', async () => {
  const paths = read<TripPaths>('paths-us', 'pathsUs').find(({ vehicleId }) => vehicleId === trip.vehicleId)
  vi.mocked(useVehiclePaths).mockReturnValue(paths ? ready(paths) : MISSING)
  await show()
  expect(links().length).toBeGreaterThan(0)
  const minutes = trip.dots.map(({ minute }) => `${minute * 60}`)
  expect(links().some((href) => !minutes.includes(new URL(href).searchParams.get('t') ?? ''))).toBe(true)
})

it('shows the events by the minute where a vehicle has no ways', async () => {
  await show()
  expect(links().length).toBeGreaterThan(0)
})

it('says what a camera saw, and which clip of what time it opens', async () => {
  await show(['camera'])
  expect(screen.getAllByText('Camera: hard acceleration').length).toBeGreaterThan(0)
  expect(
    screen.getAllByRole('button', { name: /^Watch the clip: Camera: hard acceleration, \d+:\d\d/ }).length,
  ).toBeGreaterThan(0)
})

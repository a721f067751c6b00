import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { joinLive, valueOr } from '#domain/base/live'
import type { CameraEvent } from '#domain/trips/cameraEvent'
import { replayAt } from '#domain/trips/replay/replay'
import type { Trip } from '#domain/trips/trip'
import { type DecodedPath, decodePath, type TripPaths } from '#domain/trips/tripPath'
import { VEHICLE_EVENTS, type VehicleEvent } from '#domain/vehicle/safetyEvents'
import { useVehiclePaths } from '../../../data/map/tripPaths'
import { useCameraEvents } from '../../../data/queries/trips'
import { freshRows, seedRows } from '../../../data/testing/rows'
import { setCameraAdded } from '../../../state/mode'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { driveOf } from '../../../widgets/trips/replay/tripDrive'
import { VehicleMoments } from './VehicleMoments'

vi.mock('./MomentMap', () => ({ MomentMap: () => null }))

const read = <Row,>(file: string, name: string): Row[] =>
  JSON.parse(readFileSync(`demo-data/${file}.json`, 'utf8'))[name]
const trip = read<Trip>('trips', 'trips').find(
  ({ daysAgo, dots }) => daysAgo >= 1 && dots.some(({ type, video }) => type === 2 && video !== undefined),
) as Trip

const trips = [trip]
const cameraEvents = read<CameraEvent>('events', 'cameraEvents')
const paths = read<TripPaths>('paths-us', 'pathsUs').filter(({ vehicleId }) => vehicleId === trip.vehicleId)

const storePaths = (pathsUs: TripPaths[]) => seedRows({ pathsUs })

const perEvent = <Value,>(value: (event: VehicleEvent) => Value) =>
  Object.fromEntries(VEHICLE_EVENTS.map((event) => [event, value(event)])) as Record<VehicleEvent, Value>

async function show(types: readonly VehicleEvent[] = VEHICLE_EVENTS) {
  const root = createRootRoute({
    component: () => (
      <VehicleMoments
        vehicleId={trip.vehicleId}
        trips={trips}
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

const OPEN_TRIP = { name: /^Open the trip at/ }
const hrefs = (links: readonly HTMLAnchorElement[]) => links.map(({ href }) => href)
const linksNow = () => hrefs(screen.queryAllByRole<HTMLAnchorElement>('link', OPEN_TRIP))
const findLinks = async () => hrefs(await screen.findAllByRole<HTMLAnchorElement>('link', OPEN_TRIP))

beforeEach(async () => {
  setCameraAdded(true)
  await freshRows({ cameraEvents })
})

it('shows no second of an event before the way along the streets is known', async () => {
  await show()
  expect(linksNow()).toEqual([])
  expect(screen.getByText('Waiting')).toBeTruthy()
  await storePaths(paths)
  expect((await findLinks()).length).toBeGreaterThan(0)
})

it('leads to the second of the trip that was driven', async () => {
  await storePaths(paths)
  await show()
  const minutes = trip.dots.map(({ minute }) => `${minute * 60}`)
  const seconds = (await findLinks()).map((href) => new URL(href).searchParams.get('t') ?? '')
  expect(seconds.some((second) => !minutes.includes(second))).toBe(true)
})

it('says the speed that the replay shows at the second it leads to', async () => {
  await storePaths(paths)
  await show()
  const path = decodePath(paths[0] as TripPaths, trip.id) as DecodedPath
  const { telemetry } = driveOf(trip, path)
  const links = await screen.findAllByRole<HTMLAnchorElement>('link', OPEN_TRIP)
  const shown = links.map((link) => /(\d+)\smph/.exec(link.closest('li')?.textContent ?? '')?.[1])
  const replayed = links.map(({ href }) => {
    const second = Number(JSON.parse(new URL(href).searchParams.get('t') ?? ''))
    return `${Math.round(replayAt(telemetry, path, second).speedMph)}`
  })
  expect(shown).toEqual(replayed)
})

it('is painted before the seconds of stored ways are worked out', async () => {
  await storePaths(paths)
  const { result } = renderHook(() =>
    joinLive({ paths: useVehiclePaths('us', trip.vehicleId), clips: useCameraEvents() }),
  )
  await waitFor(() => expect(valueOr(result.current, null)).not.toBeNull())
  await show()
  expect(screen.getByText('Waiting')).toBeTruthy()
  expect((await findLinks()).length).toBeGreaterThan(0)
})

it('has the seconds at once when it is opened again', async () => {
  await storePaths(paths)
  await show()
  const first = await findLinks()
  cleanup()
  await show()
  expect(linksNow()).toEqual(first)
})

it('shows the events by the minute where a vehicle has no ways', async () => {
  await storePaths([])
  await show()
  expect((await findLinks()).length).toBeGreaterThan(0)
})

it('says what a camera saw, and which clip of what time it opens', async () => {
  await storePaths([])
  await show(['camera'])
  expect((await screen.findAllByText('Camera: hard acceleration')).length).toBeGreaterThan(0)
  expect(
    screen.getAllByRole('button', { name: /^Watch the clip: Camera: hard acceleration, \d+:\d\d/ }).length,
  ).toBeGreaterThan(0)
})

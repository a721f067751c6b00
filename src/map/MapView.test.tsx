import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { advanceClock } from '../ui/testing/clock'
import { inLanguage } from '../ui/testing/renderIn'
import { DraftLayer } from './DraftLayer'
import { GeofenceLayer } from './GeofenceLayer'
import { imageName, VEHICLE_TONES } from './images/imageName'
import { MapLost } from './MapLost'
import { MapView } from './MapView'
import { MarkerLayer } from './MarkerLayer'
import { type MapPin, PinLayer } from './PinLayer'
import { PlaceDotLayer } from './PlaceDotLayer'
import { type ArchiveFacts, mapArchives, setMapArchives } from './ports/archives'
import { RouteLayer } from './RouteLayer'
import { sourceId } from './style/style'
import { TripDotLayer } from './TripDotLayer'
import { device, type FakeMap, maps } from './testing/fakeMapLibre'
import { type MapVehicle, VehicleLayer } from './VehicleLayer'

vi.mock('maplibre-gl', () => import('./testing/fakeMapLibre'))

const PLACE: MapPin = { id: 'p-1', kind: 'depot', position: [-87.7, 41.9], label: 'Depot' }
const CHARGER: MapPin = { ...PLACE, id: 'ch-1', kind: 'charger' }

const VEHICLE: MapVehicle = {
  id: 'v-1',
  label: 'Unit 1',
  position: [-87.7, 41.9],
  rotationDeg: 0,
  tone: 'moving',
  isMoving: true,
}

/** The streets of a region with a given content. */
const streets = (sha256: string): ArchiveFacts => ({
  name: 'us',
  sha256,
  synthetic: false,
  bounds: [-88, 41, -87, 42],
  minZoom: 0,
  maxZoom: 14,
  attribution: [],
})
const BASE = { ...streets('base'), name: 'base' }
const store = (ready: readonly ArchiveFacts[]) => setMapArchives({ ...mapArchives(), ready })

function Screen({ children }: { children?: ReactNode }) {
  return (
    <MapView
      region="us"
      label="Map"
      camera={{ center: [-87.7, 41.9], zoom: 12 }}
      fallback={
        <MapLost>
          <span>the same as a list</span>
        </MapLost>
      }
    >
      {children}
    </MapView>
  )
}

const wrapper = inLanguage('en')
const region = () => screen.queryByRole('region', { name: 'Map' })
const status = () => region()?.dataset.map
const why = () => screen.queryByRole('status')?.textContent
const list = () => screen.queryByText('the same as a list')
const retryButton = () => screen.getByRole('button', { name: 'Try the map again' })
const newest = () => maps.at(-1) as FakeMap

/** Shows a screen with the map and waits until it has settled. */
async function open(layers?: ReactNode) {
  const view = render(<Screen>{layers}</Screen>, { wrapper })
  await settle()
  return {
    ...view,
    show: async (next: ReactNode) => {
      view.rerender(<Screen>{next}</Screen>)
      await settle()
    },
  }
}

/** The stage is a module that has to be loaded, independent of the clock. */
async function settle() {
  for (let turn = 0; turn < 5; turn += 1) {
    await act(() => vi.dynamicImportSettled())
    await advanceClock(1)
  }
}

async function loseContext(times = 1) {
  for (let time = 0; time < times; time += 1) {
    act(() => newest().loseContext())
    await settle()
  }
}

// One clock for all tests: the stage lives as long as the page.
beforeAll(() => vi.useFakeTimers())
afterAll(() => vi.useRealTimers())
beforeEach(() => {
  device.webgl = 'works'
  store([BASE, streets('first')])
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  // A failure in one test is no longer recent in the next.
  await advanceClock(120_000)
})

it('adds each kind of layer by the specification of MapLibre, which the product does not check', async () => {
  const at = PLACE.position
  await open(
    <>
      <DraftLayer vertices={[at, [-87.6, 41.9], [-87.6, 41.8]]} />
      <GeofenceLayer areas={[]} />
      <MarkerLayer position={at} rotationDeg={0} label="Unit 1" />
      <PinLayer id="places" pins={[PLACE]} />
      <PlaceDotLayer places={[at]} />
      <RouteLayer id="trip" points={[at, [-87.6, 41.9]]} />
      <TripDotLayer dots={[]} />
      <VehicleLayer vehicles={[VEHICLE]} />
    </>,
  )
  expect(status()).toBe('ready')
  expect(newest().faults).toEqual([])
  const kinds = ['draft', 'fences', 'marker', 'pins', 'place-dots', 'route', 'trip-dots', 'vehicle']
  for (const kind of kinds)
    expect(
      newest().layerIds.some((id) => id.startsWith(`room-${kind}`)),
      kind,
    ).toBe(true)
})

describe('the layers of the map', () => {
  it('draw the selected vehicle, and it alone, by the pictures of a selected one', async () => {
    await open(<VehicleLayer vehicles={[VEHICLE, { ...VEHICLE, id: 'v-2' }]} selectedId="v-2" />)
    const pictures = (selected: boolean) =>
      VEHICLE_TONES.map((tone) => imageName({ kind: 'vehicle', tone, selected }))
    for (const [source, layer, id, selected] of [
      ['room-vehicles', 'room-vehicle-discs', 'v-1', false],
      ['room-vehicle-selected', 'room-vehicle-one', 'v-2', true],
    ] as const) {
      expect(newest().propertiesOf(source)).toEqual([expect.objectContaining({ id })])
      const { layout } = newest().getLayer(layer) ?? {}
      expect(layout).toMatchObject({ 'icon-image': expect.arrayContaining(pictures(selected)) })
    }
  })

  it('draw every geofence, whether one of them is chosen or none', async () => {
    const area = { type: 'Circle', center: VEHICLE.position, radiusMi: 1 } as const
    const areas = ['g-1', 'g-2'].map((id) => ({ id, area, name: id }))
    const { show } = await open(<GeofenceLayer areas={areas} />)
    const drawn = () => newest().propertiesOf('room-fences')
    expect(drawn()).toEqual(areas.map(({ id }) => ({ id, name: id, selected: 0 })))
    await show(<GeofenceLayer areas={areas} selectedId="g-2" />)
    expect(drawn()).toEqual(areas.map(({ id }) => ({ id, name: id, selected: id === 'g-2' ? 1 : 0 })))
  })
})

describe('the map', () => {
  it('shows the pins of one screen after those of another', async () => {
    const { show } = await open(<PinLayer id="places" pins={[PLACE]} />)
    expect(status()).toBe('ready')
    const first = newest()
    for (const id of ['chargers', 'places', 'chargers']) {
      await show(<PinLayer id={id} pins={[id === 'places' ? PLACE : CHARGER]} />)
      expect(newest().sourceIds.filter((name) => name.startsWith('room-'))).toEqual([`room-pins-${id}`])
    }
    expect(newest()).toBe(first)
    expect(status()).toBe('ready')
  })

  it('is replaced by a new one when a layer throws', async () => {
    const { show } = await open()
    const first = newest()
    const Broken = () => {
      if (newest() === first) throw new Error('broken layer')
      return null
    }
    await show(<Broken />)
    expect(first.removed).toBe(true)
    expect(newest()).not.toBe(first)
    expect(status()).toBe('ready')
  })

  it('is replaced by the list when its layers keep throwing', async () => {
    const Broken = () => {
      throw new Error('broken layer')
    }
    await open(<Broken />)
    expect(region()).toBeNull()
    expect(list()).not.toBeNull()
  })

  it('comes back after three lost contexts within a minute, and gives way to the list at a fourth', async () => {
    await open()
    await loseContext(3)
    expect(status()).toBe('ready')
    await loseContext()
    expect(region()).toBeNull()
    expect(list()).not.toBeNull()
    expect(why()).toBe('This device cannot draw the map right now. It tries again every minute.')
  })

  it('forgets a lost context after a minute', async () => {
    await open()
    for (let time = 0; time < 6; time += 1) {
      await loseContext()
      expect(status()).toBe('ready')
      await advanceClock(31_000)
    }
  })

  it('is tried again after a minute', async () => {
    await open()
    await loseContext(4)
    await advanceClock(58_000)
    expect(list()).not.toBeNull()
    await advanceClock(2_000)
    await settle()
    expect(status()).toBe('ready')
    expect(list()).toBeNull()
  })

  it('is tried again by the button, and takes its focus', async () => {
    await open()
    await loseContext(4)
    retryButton().focus()
    fireEvent.click(retryButton())
    await settle()
    expect(status()).toBe('ready')
    expect(document.activeElement).toBe(region())
  })

  it('is tried again when its screen is entered anew', async () => {
    const { unmount } = await open()
    await loseContext(4)
    unmount()
    await open()
    expect(status()).toBe('ready')
  })

  it('is given up when it does not come within half a minute in sight', async () => {
    const { unmount } = await open()
    await loseContext(4)
    unmount()
    device.webgl = 'mute'
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
    await open()
    expect(status()).toBe('loading')
    await advanceClock(31_000)
    expect(list()).not.toBeNull()
  })
})

describe('a map whose tiles are on their way', () => {
  const loading = () => screen.queryByText('Loading map')
  it('waits for the archives that the device has not looked for yet', async () => {
    store([])
    await open()
    expect(status()).toBe('loading')
    act(() => store([BASE]))
    await settle()
    expect(status()).toBe('loading')
    act(() => store([BASE, streets('first')]))
    await settle()
    expect(status()).toBe('ready')
    act(() => store([BASE, streets('first')]))
    expect(status()).toBe('ready')
  })

  it('is made once it is known which archives the device has', async () => {
    await open()
    store([])
    const before = maps.length
    await loseContext()
    expect(maps.length).toBe(before)
    const setStyle = vi.spyOn(Object.getPrototypeOf(newest()), 'setStyle')
    act(() => store([BASE, streets('first')]))
    await settle()
    expect(maps.length).toBe(before + 1)
    expect(setStyle).not.toHaveBeenCalled()
  })

  it('is not styled again when archives come that it does not show', async () => {
    await open()
    const setStyle = vi.spyOn(newest(), 'setStyle')
    act(() => store([BASE, streets('first'), { ...streets('first'), name: 'ca' }]))
    await settle()
    expect(setStyle).not.toHaveBeenCalled()
  })

  it('says so after a moment, until they are there', async () => {
    const { show } = await open()
    expect(status()).toBe('ready')
    const map = newest()
    const next = streets('second')
    map.waitingFor.add(sourceId(next))
    act(() => store([BASE, next]))
    await settle()
    expect(status()).toBe('loading')
    expect(loading()).toBeNull()
    await advanceClock(300)
    expect(loading()).not.toBeNull()
    map.waitingFor.clear()
    act(() => map.triggerRepaint())
    await show(null)
    expect(status()).toBe('ready')
    expect(loading()).toBeNull()
  })
})

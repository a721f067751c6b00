import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { inLanguage } from '../ui/testing/renderIn'
import { DraftLayer } from './DraftLayer'
import { MapView } from './MapView'
import { mapArchives, setMapArchives } from './ports/archives'
import { FakeMap, maps } from './testing/fakeMapLibre'

vi.mock('maplibre-gl', () => import('./testing/fakeMapLibre'))

const CORNERS: readonly LngLat[] = [
  [0, 0],
  [100, 0],
  [100, 100],
]
const moved = vi.fn()

function Screen({ corners }: { corners: readonly LngLat[] }) {
  return (
    <MapView region="us" label="Map" camera={{ center: [0, 0], zoom: 12 }} fallback={null}>
      <DraftLayer vertices={corners} onVertexMove={moved} />
    </MapView>
  )
}

const map = () => maps.at(-1) as FakeMap
const cornersDrawn = () =>
  map()
    .geometriesOf('room-draft')
    .flatMap((geometry) => (geometry.type === 'Point' ? [geometry.coordinates] : []))
const point = (x: number, y: number) => ({
  x,
  y,
  dist: (other: { x: number; y: number }) => Math.hypot(x - other.x, y - other.y),
})
const mouse = (type: string, x: number, y: number) =>
  act(async () => map().fire(type, { ...event(), point: point(x, y) }))
const event = () => ({ preventDefault: vi.fn(), originalEvent: { cancelable: false } })
/** @param fingers places of fingers on the page by their identifiers; the first one has changed */
const touch = (type: string, ...fingers: [id: number, x: number, y: number][]) => {
  const touches = fingers.map(([identifier]) => ({ identifier }))
  return act(async () =>
    map().fire(type, {
      ...event(),
      points: fingers.map(([, x, y]) => point(x, y)),
      originalEvent: { cancelable: false, touches, targetTouches: touches, changedTouches: touches },
    }),
  )
}

async function show() {
  const view = render(<Screen corners={CORNERS} />, { wrapper: inLanguage('en') })
  await vi.waitFor(() => expect(cornersDrawn()).toHaveLength(3))
  // The corner that was asked for, wherever that is.
  map().under = [{ properties: { index: 2 }, geometry: { type: 'Point', coordinates: [100, 100] } }]
  return {
    change: (corners: readonly LngLat[]) => act(async () => view.rerender(<Screen corners={corners} />)),
  }
}

beforeEach(() => {
  moved.mockClear()
  setMapArchives({ ...mapArchives(), failed: true })
  // Restored: the files of a run share these classes.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  // A place is its point.
  vi.spyOn(FakeMap.prototype, 'unproject').mockImplementation(([lng, lat]) => ({ lng, lat }))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a corner that is dragged', () => {
  it('follows the mouse, and is told where it was left', async () => {
    await show()
    await mouse('mousedown', 100, 100)
    await mouse('mousemove', 150, 120)
    expect(cornersDrawn()[2]).toEqual([150, 120])
    expect(moved).not.toHaveBeenCalled()
    await mouse('mouseup', 150, 120)
    expect(moved).toHaveBeenCalledExactlyOnceWith(2, [150, 120])
  })

  it('is where it was once an undo brings its shape back', async () => {
    const { change } = await show()
    await mouse('mousedown', 100, 100)
    await mouse('mousemove', 150, 120)
    await mouse('mouseup', 150, 120)
    await change(CORNERS.with(2, [150, 120]))
    await change(CORNERS)
    expect(cornersDrawn()[2]).toEqual([100, 100])
  })

  it('stays at the edge where the pointer leaves the map', async () => {
    await show()
    await mouse('mousedown', 100, 100)
    await mouse('mousemove', 390, 100)
    await mouse('mousemove', 900, -50)
    await mouse('mouseout', 1200, -50)
    expect(moved).toHaveBeenCalledExactlyOnceWith(2, [400, 0])
  })

  it('follows its own finger while another one touches the page', async () => {
    await show()
    await touch('touchstart', [7, 100, 100])
    await touch('touchmove', [7, 150, 120], [9, 800, 800])
    await touch('touchend', [7, 150, 120])
    expect(moved).toHaveBeenCalledExactlyOnceWith(2, [150, 120])
  })

  it('goes back when a second finger zooms the map', async () => {
    await show()
    await touch('touchstart', [7, 100, 100])
    await touch('touchmove', [7, 150, 120])
    await touch('touchstart', [9, 300, 200], [7, 150, 120])
    expect(cornersDrawn()[2]).toEqual([100, 100])
    await touch('touchend', [9, 300, 200])
    expect(moved).not.toHaveBeenCalled()
  })

  it('is let go when its shape changes meanwhile', async () => {
    const { change } = await show()
    const first = map()
    await mouse('mousedown', 100, 100)
    await mouse('mousemove', 150, 120)
    await change(CORNERS.slice(0, 2))
    await mouse('mousemove', 200, 120)
    await mouse('mouseup', 200, 120)
    expect(cornersDrawn()).toEqual([
      [0, 0],
      [100, 0],
    ])
    expect(moved).not.toHaveBeenCalled()
    expect(map()).toBe(first)
  })

  it('is only tapped by a finger that trembles', async () => {
    await show()
    await touch('touchstart', [7, 100, 100])
    await touch('touchmove', [7, 104, 103])
    await touch('touchend', [7, 104, 103])
    expect(moved).not.toHaveBeenCalled()
  })
})

import type { Map as MapLibre } from 'maplibre-gl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aimAt, type Bounds, NO_PADDING, type Padding, shownBounds } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'
import { type MapViewState, removeView, setView } from '../stageStore'
import { attachToView, publishCamera, resizeWhenSettled, showCamera } from './viewCamera'

const SIZE = { width: 820, height: 1048 }
const CITY: Bounds = [-87.77, 41.8, -87.66, 41.95]
const TOOLS: Padding = { top: 190, right: 72, bottom: 24, left: 0 }
const WITH_SHEET: Padding = { ...TOOLS, bottom: 470 }

/** A camera as in MapLibre, without drawing; animations end at once, and a resize gives it the size of its view. */
function aMap(size = SIZE) {
  let aim: { center: LngLat; zoom: number } = { center: [0, 0], zoom: 0 }
  let padding = NO_PADDING
  const moves: { center?: LngLat; duration?: number }[] = []
  const bounds = () => shownBounds(aim, size, padding)
  const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
  const listeners = new Map<string, () => void>()
  const map = {
    on: (type: string, listener: () => void) => void listeners.set(type, listener),
    getCanvas: () => ({ clientWidth: size.width, clientHeight: size.height, setAttribute: () => undefined }),
    getContainer: () => ({ clientWidth: SIZE.width, clientHeight: SIZE.height }),
    getCenter: () => ({ lng: aim.center[0], lat: aim.center[1] }),
    getPadding: () => padding,
    getZoom: () => aim.zoom,
    isMoving: () => false,
    resize: () => {
      size = SIZE
    },
    setPadding: (next: Padding) => {
      padding = next
    },
    setCenter: (center: LngLat) => {
      aim = { ...aim, center }
    },
    jumpTo: (to: Partial<typeof aim>) => {
      aim = { ...aim, ...to }
      moves.push(to)
    },
    easeTo: (to: Partial<typeof aim> & { duration?: number }) => {
      aim = { center: to.center ?? aim.center, zoom: to.zoom ?? aim.zoom }
      moves.push(to)
    },
    project: ([lng, lat]: LngLat) => {
      const [west, south, east, north] = bounds()
      return {
        x: ((lng - west) / (east - west)) * size.width,
        y: ((mercator(north) - mercator(lat)) / (mercator(north) - mercator(south))) * size.height,
      }
    },
    unproject: ([x, y]: [number, number]): LngLat => {
      const [west, south, east, north] = bounds()
      const at = mercator(north) - (y / size.height) * (mercator(north) - mercator(south))
      return [west + (x / size.width) * (east - west), (Math.atan(Math.sinh(at)) * 180) / Math.PI]
    },
  }
  return {
    map: map as unknown as MapLibre,
    moves,
    project: map.project,
    aim: () => aim,
    fire: (type: string) => listeners.get(type)?.(),
  }
}

const aView = (change: Partial<MapViewState>): MapViewState => ({
  id: VIEW_ID,
  container: { append: () => undefined } as unknown as HTMLElement,
  region: 'us',
  locale: 'en',
  label: 'Map',
  variant: 'overlay',
  camera: { bounds: CITY },
  cameraKey: 'us',
  focus: null,
  padding: TOOLS,
  onCamera: undefined,
  onTap: undefined,
  layers: null,
  ...change,
})
const VIEW_ID = Symbol('view')
const HOST = { remove: () => undefined } as unknown as HTMLElement

/** @returns reports a new size to the last observer */
function stubResizeObserver(): () => void {
  let report = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        report = callback
      }
      observe() {}
    },
  )
  return () => report()
}

const isFree = ({ x, y }: { x: number; y: number }, { top, right, bottom, left }: Padding): boolean =>
  x > left && x < SIZE.width - right && y > top && y < SIZE.height - bottom

describe('what was chosen on the map', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    attachToView(HOST, null, null)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** A map whose view was set some time ago. */
  function settled() {
    const stand = aMap()
    showCamera(stand.map, aView({}))
    vi.advanceTimersByTime(1_000)
    stand.moves.length = 0
    return stand
  }
  const low: LngLat = [-87.75, 41.81]
  const high: LngLat = [-87.72, 41.93]

  it('comes into the free part when a sheet opens over it', () => {
    const { map, project } = settled()
    const focus = { key: 'v-1', at: low }
    showCamera(map, aView({ focus }))
    showCamera(map, aView({ focus, padding: WITH_SHEET }))
    expect(isFree(project(low), WITH_SHEET)).toBe(true)
  })

  it.each([
    ['left', { ...TOOLS, left: 360 }, [-87.8, 41.9]],
    ['right', { ...TOOLS, right: 420 }, [-87.64, 41.9]],
  ] as const)('comes into the free part when a panel opens over it on the %s', (_side, padding, at) => {
    const { map, project } = settled()
    const focus = { key: 'v-1', at: [...at] as LngLat }
    showCamera(map, aView({ focus }))
    expect(isFree(project(focus.at), TOOLS)).toBe(true)
    expect(isFree(project(focus.at), padding)).toBe(false)
    showCamera(map, aView({ focus, padding }))
    expect(isFree(project(focus.at), padding)).toBe(true)
  })

  it('stays where it is when it is in the free part, and so does everything else', () => {
    const { map, moves, project } = settled()
    const before = project(high)
    const focus = { key: 'v-1', at: high }
    showCamera(map, aView({ focus }))
    showCamera(map, aView({ focus, padding: WITH_SHEET }))
    expect(moves).toEqual([])
    expect(project(high).x).toBeCloseTo(before.x, 3)
    expect(project(high).y).toBeCloseTo(before.y, 3)
  })

  it('comes into the free part again when its sheet grows, unless the visitor has moved it out of sight', () => {
    const { map, moves, project } = settled()
    const focus = { key: 'v-1', at: low }
    showCamera(map, aView({ focus, padding: WITH_SHEET }))
    const higher = { ...WITH_SHEET, bottom: 700 }
    showCamera(map, aView({ focus, padding: higher }))
    expect(isFree(project(low), higher)).toBe(true)
    map.jumpTo({ center: [-87.2, 42.4] })
    moves.length = 0
    showCamera(map, aView({ focus, padding: WITH_SHEET }))
    expect(moves).toEqual([])
  })

  it('is what a link opens, beside a first view of the city', () => {
    const { map, project } = aMap()
    const focus = { key: 'v-1', at: low }
    showCamera(map, aView({ focus, padding: NO_PADDING }))
    showCamera(map, aView({ focus, padding: WITH_SHEET }))
    expect(isFree(project(low), WITH_SHEET)).toBe(true)
  })

  it('is what a link opens on a map that was smaller on the last screen, without a look at the continent', () => {
    const { map, moves } = aMap({ width: 354, height: 172 })
    showCamera(map, aView({ focus: { key: 'v-1', at: high } }))
    expect(moves[0]).toEqual(aimAt(CITY, SIZE, TOOLS))
  })

  it('is what a link opens at the zoom of the city, also when the map has its size only later', () => {
    const { map, aim, project } = aMap({ width: 354, height: 172 })
    const onResize = stubResizeObserver()
    resizeWhenSettled(map, { clientWidth: SIZE.width, clientHeight: SIZE.height } as HTMLElement)
    const view = aView({ focus: { key: 'v-1', at: low } })
    setView(view)
    showCamera(map, view)
    onResize()
    vi.advanceTimersByTime(1_000)
    removeView(VIEW_ID)
    expect(aim().zoom).toBe(aimAt(CITY, SIZE, TOOLS).zoom)
    expect(isFree(project(low), TOOLS)).toBe(true)
  })

  it('is what a link with a view opens, also when its rows come late', () => {
    const { map, project } = settled()
    const camera = { center: [-87.4, 41.5] as LngLat, zoom: 12 }
    const focus = { key: 'v-1', at: low }
    showCamera(map, aView({ camera, cameraKey: 'us with rows', focus }))
    showCamera(map, aView({ camera, cameraKey: 'us with rows', focus, padding: WITH_SHEET }))
    expect(isFree(project(low), WITH_SHEET)).toBe(true)
  })

  it('leaves a first view fitted: with a list beside it, all of the city is still in sight', () => {
    const { map, aim } = settled()
    const padding = { ...TOOLS, bottom: 500 }
    showCamera(map, aView({ padding }))
    expect(aim()).toEqual(aimAt(CITY, SIZE, padding))
  })

  it('asks for no frame where the map stands there already', () => {
    const { map, moves } = settled()
    attachToView(HOST, null, null)
    showCamera(map, aView({}))
    expect(moves).toEqual([])
  })

  it('leaves a view where it is that was tapped, as a fence is drawn, when what covers it grows', () => {
    const { map, moves, project, fire } = settled()
    const before = project(high)
    publishCamera(map)
    fire('mousedown')
    showCamera(map, aView({ padding: { ...TOOLS, bottom: 500 } }))
    expect(moves).toEqual([])
    expect(project(high).x).toBeCloseTo(before.x, 3)
    expect(project(high).y).toBeCloseTo(before.y, 3)
  })
})

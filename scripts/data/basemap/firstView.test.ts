import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Feature } from 'geojson'
import { describe, expect, it } from 'vitest'
import { mappableVehicles } from '#domain/dealer/mappableVehicles'
import {
  type Aim,
  aimAt,
  type Bounds,
  freeSize,
  overGround,
  type Padding,
  type Size,
  shownBounds,
  withinLimits,
} from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'
import type { MapAnimation } from '#domain/vehicle/vehicle'
import { pointsOnTheWay } from '#domain/vehicle/vehicleMotion'
import { REGIONS } from '../demo-data/plan/regions'
import { boundsOf, cityLayers } from './cityLayers'
import { bareShare, type Cover, linesOf } from './testing/bareLand'

const rows = (file: string, name: string) =>
  JSON.parse(readFileSync(new URL(`../../../demo-data/${file}`, import.meta.url), 'utf8'))[name]
const VEHICLES = rows('vehicles.json', 'vehicles')
const INVENTORY = rows('dealer.json', 'dealerVehicles')
const ANYWHERE: Bounds = [-146, 5, -46, 74]

const VIEWS: Size[] = [
  { width: 390, height: 700 },
  { width: 820, height: 1048 },
  { width: 1104, height: 756 },
  { width: 1524, height: 836 },
]
/** The credits in the lower right corner. */
const note = (width: number, height: number): Cover => [width - 590, height - 22, width, height]
/** The map of a kiosk in both orientations, and beside the wide navigation, with what lies over it. */
const KIOSK_VIEWS: { size: Size; covered: Padding; covers: Cover[] }[] = [
  ...[1104, 936].map((width) => ({
    size: { width, height: 756 },
    covered: { top: 186, left: 72, right: 0, bottom: 24 },
    covers: [[16, 16, 516, 124], [16, 134, 770, 178], [16, 516, 64, 724], note(width, 756)] as Cover[],
  })),
  {
    size: { width: 820, height: 1048 },
    covered: { top: 238, left: 0, right: 72, bottom: 24 },
    covers: [[16, 16, 804, 124], [16, 134, 480, 230], [756, 200, 804, 408], note(820, 1048)],
  },
]
/** Tools above, buttons at a side, a card at the right or a sheet at the bottom, a list at the left. */
const padding = fc
  .record({ top: fc.nat(190), left: fc.nat(400), right: fc.nat(350), bottom: fc.nat(470) })
  .chain((all) =>
    fc.constantFrom<Padding>(
      { ...all, left: 72, right: 0, bottom: 24 },
      { ...all, left: 0, right: 72, bottom: 24 },
      { ...all, left: 0, right: 72 },
      { ...all, bottom: 24 },
    ),
  )

/** No list lies beside the map of a phone. */
const isRoomy = (size: Size, covered: Padding): boolean => {
  const { width, height } = freeSize(size, covered)
  return width >= 200 && height >= 150
}

/** The box that the free part of a view shows. */
const freeBounds = (aim: Aim, size: Size, covered: Padding): Bounds =>
  shownBounds(aim, freeSize(size, covered), { top: 0, right: 0, bottom: 0, left: 0 })

const boxAround = (points: readonly LngLat[]): Bounds => {
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)]
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

const holds = (outer: Bounds, inner: Bounds): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3]

describe.each(REGIONS)('the first view of %s', (region) => {
  const layers = cityLayers(region)
  const streets = [...boundsOf(layers)] as Bounds
  const ways = (animations: readonly MapAnimation[]): LngLat[] =>
    animations.flatMap((animation) => [animation.start, ...pointsOnTheWay(animation)])
  const all = {
    fleet: boxAround(ways(mappableVehicles(VEHICLES, region).map(({ animation }) => animation))),
    inventory: boxAround(ways(mappableVehicles(INVENTORY, region).map(({ animation }) => animation))),
  }

  it('has every vehicle in the free part of the view, wherever its way leads, and nothing but the continent around', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...VIEWS),
        padding,
        fc.constantFrom(...Object.values(all)),
        (size, covered, home) => {
          fc.pre(isRoomy(size, covered))
          const limits = { anywhere: ANYWHERE, streets }
          const aim = withinLimits(aimAt(home, size, covered), freeSize(size, covered), limits)
          expect(holds(freeBounds(aim, size, covered), home)).toBe(true)
          expect(holds(ANYWHERE, shownBounds(aim, size, covered))).toBe(true)
        },
      ),
    )
  })

  /** The first view of a fleet's map, with what it shows behind its panels too. */
  const firstViews = KIOSK_VIEWS.map(({ size, covered, covers }) => {
    const [west, south, east, north] = streets
    const ground: Bounds = region === 'us' ? [west, south, east + 0.25, north] : streets
    const fit = overGround(aimAt(all.fleet, size, covered), all.fleet, size, covered, ground)
    const aim = withinLimits(fit, freeSize(size, covered), { anywhere: ANYWHERE, streets })
    const free = freeBounds(aim, size, covered)
    return { size, covers, free, zoom: aim.zoom, shown: shownBounds(aim, size, covered) }
  })

  it('of a kiosk leaves a fifth at most to land without streets, not counting what lies under panels', () => {
    for (const view of firstViews) {
      expect(bareShare(layers, view), `${view.size.width} px wide`).toBeLessThan(0.2)
      expect(holds(view.free, all.fleet)).toBe(true)
    }
  })

  it('of a kiosk has the names of five quarters and three avenues', () => {
    for (const { free, zoom, size } of firstViews) {
      const near = layers.filter(({ minZoom }) => minZoom <= zoom)
      const named = (layer: string, isIt: (feature: Feature) => boolean) => [
        ...new Set(
          near
            .filter((part) => part.layer === layer)
            .flatMap(({ features }) => features.filter(isIt))
            .map(({ properties }) => properties?.name)
            .filter(Boolean),
        ),
      ]
      const isInSight = ([lng, lat]: LngLat): boolean => holds(free, [lng, lat, lng, lat])
      const quarters = named('places', ({ geometry }) => {
        return geometry.type === 'Point' && isInSight(geometry.coordinates as unknown as LngLat)
      })
      const avenues = named('roads', (road) => {
        const isLarge = ['motorway', 'trunk', 'primary'].includes(road.properties?.kind_detail)
        return isLarge && linesOf(road).flat().some(isInSight)
      })
      expect(quarters.length, `${size.width} px wide: ${quarters.join()}`).toBeGreaterThanOrEqual(5)
      expect(avenues.length, `${size.width} px wide: ${avenues.join()}`).toBeGreaterThanOrEqual(3)
    }
  })

  it('stays over the streets near by, wherever one moves, and every vehicle can be brought into the free part', () => {
    const places = ways(mappableVehicles(VEHICLES, region).map(({ animation }) => animation))
    fc.assert(
      fc.property(
        fc.constantFrom(...VIEWS),
        padding,
        fc.constantFrom(...places),
        fc.double({ min: 10, max: 18, noNaN: true }),
        fc.tuple(
          fc.double({ min: -140, max: -50, noNaN: true }),
          fc.double({ min: 6, max: 70, noNaN: true }),
        ),
        (size, covered, place, zoom, elsewhere) => {
          fc.pre(isRoomy(size, covered))
          const free = freeSize(size, covered)
          const limits = { anywhere: ANYWHERE, streets }
          const [lng, lat] = withinLimits({ center: elsewhere, zoom }, free, limits).center
          expect(holds(streets, [lng, lat, lng, lat])).toBe(true)
          const near = withinLimits({ center: place, zoom }, free, limits)
          expect(holds(freeBounds(near, size, covered), [...place, ...place])).toBe(true)
        },
      ),
    )
  })
})

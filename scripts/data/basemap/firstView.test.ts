import { readFileSync } from 'node:fs'
import fc from 'fast-check'
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
/** The map of a kiosk in both orientations, with its tools. */
const KIOSK_VIEWS: [Size, Padding][] = [
  [
    { width: 1104, height: 756 },
    { top: 186, left: 72, right: 0, bottom: 24 },
  ],
  [
    { width: 820, height: 1048 },
    { top: 186, left: 0, right: 72, bottom: 24 },
  ],
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
  const streets = [...boundsOf(cityLayers(region))] as Bounds
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

  it('of a kiosk leaves a fifth of its width at most to land without streets', () => {
    const [west, south, east, north] = streets
    const ground: Bounds = region === 'us' ? [west, south, east + 0.25, north] : streets
    for (const [size, covered] of KIOSK_VIEWS) {
      const fit = overGround(aimAt(all.fleet, size, covered), all.fleet, size, covered, ground)
      const limits = { anywhere: ANYWHERE, streets }
      const aim = withinLimits(fit, freeSize(size, covered), limits)
      const shown = shownBounds(aim, size, covered)
      const width = shown[2] - shown[0]
      expect(Math.max(0, ground[0] - shown[0]) + Math.max(0, shown[2] - ground[2])).toBeLessThan(0.2 * width)
      expect(holds(freeBounds(aim, size, covered), all.fleet)).toBe(true)
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

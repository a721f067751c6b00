import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import type { LngLat } from '#domain/geo/lngLat'
import type { RoadClass } from '#domain/geo/road'
import { smoothShore } from '../base/shores'
import type { StreetLine } from '../noding/streetLine'
import { type Point, planeAt } from '../plane'
import type { District, DistrictArea } from './district'
import { type Cell, type FillPlan, fillCell } from './fillCell'
import { bufferLine, clipLine, isFarFrom, isWithin, smooth } from './lines'
import { type Avenue, type Motorway, motorwayStreets } from './motorways'
import { englishNames } from './names'
import { TORONTO_QUARTERS } from './torontoQuarters'
import { ISLANDS, SHORE } from './torontoShape'

/** Foot of the main street, at the lake; the survey's grid is turned so far, degrees. */
const ORIGIN: LngLat = [-79.3785, 43.6405]
const TURN = (16.5 * Math.PI) / 180
const plane = planeAt(ORIGIN)

/** From the surveyors' grid (meters along the shore, meters inland) to the flat map; it sways a little, as on the ground. */
function place(u: number, v: number): Point {
  const x = u + 70 * Math.sin(v / 3300 + 0.6) + 40 * Math.sin(u / 2900)
  const y = v + 80 * Math.sin(u / 4100 + 1.1) + 30 * Math.sin(v / 2300)
  return [x * Math.cos(TURN) - y * Math.sin(TURN), x * Math.sin(TURN) + y * Math.cos(TURN)]
}

/** Concession roads are 2.01 km apart; nearer the old town the survey was finer. */
const COLUMNS = [
  -14200, -12190, -10180, -8170, -6160, -4150, -3050, -2050, -1000, 0, 1050, 2010, 3200, 4150, 6160, 8170,
  10180, 12190, 14200,
]
const ROWS = [330, 1250, 2150, 3150, 4180, 6190, 8200, 10210, 12220, 14230, 16240, 18250, 20260]

const COLUMN_NAMES = [
  'Wolverine Rd',
  'Basswood Line',
  'Kittiwake Rd',
  'Ropewalk Ave',
  'Sugarbush Dr',
  'Lanternway',
  'Alderney Row',
  'Ironstone Ave',
  'Foundry Row',
  'Tamarack Gate',
  'Old Cooperage Ln',
  'Saltbox Ave',
  'Millpond Rd',
  'Cattail Ave',
  'Whitefish Cres',
  'Snowgoose Rd',
  'Corduroy Rd',
  'Limekiln Rd',
  'Ox Team Rd',
]
const ROW_NAMES = [
  'Breakwall Blvd',
  'Chandlers St',
  'Cordage St',
  'Orchardist St',
  'Quarrystone Ave',
  'Heron Mills Rd',
  'Bluestem Ave',
  'Windrow Ave',
  'Threshers Ave',
  'Cedar Rail Rd',
  'Sleighbell Ave',
  'Fiddlehead Ave',
  'Concession Oak Rd',
]

const bend = (points: readonly (readonly [number, number])[], step = 50): Point[] =>
  smooth(
    points.map(([u, v]) => place(u, v)),
    step,
  )

/** Two ravines with a stream each, from the lake inland. */
const RAVINES = [
  {
    name: 'Marten River',
    line: bend([
      [2550, -700],
      [2700, 900],
      [3300, 2300],
      [3000, 3900],
      [3900, 5600],
      [4700, 7100],
      [4300, 8900],
      [5200, 11000],
      [4800, 13300],
      [5600, 16000],
      [5300, 18500],
      [6100, 21500],
    ]),
  },
  {
    name: 'Pickerel River',
    line: bend([
      [-8300, -900],
      [-8500, 900],
      [-9300, 2700],
      [-8900, 4900],
      [-9700, 6900],
      [-9300, 9300],
      [-10300, 11300],
      [-9900, 13900],
      [-11000, 16500],
      [-10700, 19000],
      [-11400, 21500],
    ]),
  },
  {
    name: 'Kingfisher Creek',
    line: bend([
      [7300, 700],
      [7100, 2600],
      [7800, 4700],
      [7400, 6900],
      [8600, 9300],
      [8900, 11600],
      [9700, 14300],
    ]),
  },
]
const ravineHalfWidth = (ravine: number, index: number): number =>
  (ravine === 2 ? 90 : 165) + 60 * Math.sin(index / 5.3 + ravine) + 35 * Math.sin(index / 2.1)

const MOTORWAYS: Motorway[] = [
  {
    name: 'Harbour Expressway',
    level: 11,
    line: bend([
      [-16800, 1500],
      [-14000, 800],
      [-11000, 700],
      [-9200, 1050],
      [-7800, 1500],
      [-6200, 1800],
      [-4700, 1200],
      [-3500, 460],
      [-2100, 210],
      [-600, 120],
      [1500, 140],
      [2450, 600],
      [2950, 2000],
      [2900, 3600],
      [3750, 5500],
      [4480, 7000],
      [4200, 9000],
      [4950, 11000],
      [4650, 13200],
      [5300, 16000],
      [5150, 18500],
      [5900, 22000],
    ]),
  },
  {
    name: 'Northern Expressway',
    level: 12,
    line: bend([
      [-17500, 11900],
      [-14000, 11500],
      [-10500, 11150],
      [-7000, 11250],
      [-3500, 11100],
      [0, 11050],
      [3500, 11300],
      [7000, 11200],
      [10500, 11500],
      [16500, 11650],
    ]),
  },
  {
    name: 'Larkspur Expressway',
    level: 13,
    line: bend([
      [-5150, 8420],
      [-5200, 9500],
      [-5050, 11200],
      [-5300, 13300],
      [-5150, 16200],
      [-5400, 19000],
      [-5300, 22000],
    ]),
    joins: { start: place(-5150, 8200) },
  },
]
const lake: Point[] = [
  ...smoothShore(SHORE).map(plane.toPoint),
  plane.toPoint([-78.9, 43.4]),
  plane.toPoint([-79.6, 43.4]),
]

/** Built-up as far as this, and thinner towards it: 0 in the country, 1 in town. */
function density(u: number, v: number): number {
  const out = Math.hypot((u - -500) / 15200, (v - 8600) / 13000)
  return Math.min(1, Math.max(0, (1.06 - out) * 5))
}

const isLand = (at: Point): boolean => !isWithin(lake, at)
const offRavine = RAVINES.map(({ line }, index) => isFarFrom([line], ravineHalfWidth(index, 0)))
const isOffRavines = (at: Point): boolean => offRavine.every((isOff) => isOff(at))
const isOffMotorways = isFarFrom(
  MOTORWAYS.map(({ line }) => line),
  78,
)

interface Arterial extends Avenue {
  roadClass: RoadClass
}

function arterials(): Arterial[] {
  const steps = (from: number, to: number): number[] =>
    Array.from({ length: Math.round((to - from) / 120) + 1 }, (_, index) => from + index * 120)
  const columns = COLUMNS.map((u, index): Arterial => {
    const roadClass = index % 3 === 0 ? 'primary' : 'secondary'
    return {
      name: COLUMN_NAMES[index] as string,
      roadClass,
      line: steps(-3000, 21900).map((v) => place(u, v)),
    }
  })
  const rows = ROWS.map((v, index): Arterial => {
    const roadClass = index % 3 === 2 ? 'primary' : 'secondary'
    return { name: ROW_NAMES[index] as string, roadClass, line: steps(-17000, 16600).map((u) => place(u, v)) }
  })
  const diagonals: Arterial[] = [
    {
      name: 'Wayfarers Rd',
      roadClass: 'primary',
      line: bend(
        [
          [3200, 3150],
          [5400, 3900],
          [8600, 6100],
          [12190, 8600],
          [16500, 11000],
        ],
        110,
      ),
    },
    {
      name: 'Old Post Rd',
      roadClass: 'secondary',
      line: bend(
        [
          [-3050, 3150],
          [-4700, 5000],
          [-6160, 6190],
          [-8100, 9000],
          [-11300, 13000],
          [-15500, 18000],
        ],
        110,
      ),
    },
  ]
  return [...columns, ...rows, ...diagonals].flatMap(({ line, ...road }) =>
    clipLine(line, isLand)
      .filter((part) => part.length > 3)
      .map((part) => ({ ...road, line: part })),
  )
}

const OLD_TOWN: FillPlan = { along: 112, across: 190, coverage: 0.9, sway: 0, oneWay: true, stubs: 1 }
const GARDEN: FillPlan = { along: 128, across: 215, coverage: 0.72, sway: 26, oneWay: false, stubs: 3 }
const SUBURB: FillPlan = { along: 138, across: 250, coverage: 0.58, sway: 120, oneWay: false, stubs: 7 }

/** The streets of one cell of the survey: collectors that quarter a large one, and the small streets between. */
function cellStreets(
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
  random: SeededRandom,
  nameOf: () => string,
): StreetLine[] {
  const dense = density((left + right) / 2, (low + high) / 2)
  if (dense <= 0) return []
  const off = (at: Point): boolean => isLand(at) && isOffRavines(at) && isOffMotorways(at)
  // A collector does not run along a motorway: where one takes the middle, it stays to the side.
  const split = (from: number, to: number, taken: number): number[] => {
    if (to - from <= 1500) return [from, to]
    const middle = from < taken && taken < to ? 0.24 : 0.5 + (random.next() - 0.5) * 0.16
    return [from, from + (to - from) * middle, to]
  }
  const [us, vs] = [split(left, right, -5200), split(low, high, 11200)]
  const streets: StreetLine[] = []
  const add = (points: Point[], roadClass: RoadClass, name: string, oneWay = false) =>
    streets.push({ points: points.map(plane.toPosition), roadClass, name, oneWay, level: 0 })
  const along = (from: Point, to: Point): Point[] =>
    Array.from({ length: 19 }, (_, part) =>
      place(from[0] + ((to[0] - from[0]) * part) / 18, from[1] + ((to[1] - from[1]) * part) / 18),
    )

  const crossesLand = (at: Point): boolean => isLand(at) && isOffRavines(at)
  for (const u of us.slice(1, -1)) {
    const name = nameOf()
    for (const part of clipLine(along([u, low], [u, high]), crossesLand)) add(part, 'tertiary', name)
  }
  for (const v of vs.slice(1, -1)) {
    const name = nameOf()
    for (const part of clipLine(along([left, v], [right, v]), crossesLand)) add(part, 'tertiary', name)
  }
  for (const [column, u] of us.slice(0, -1).entries())
    for (const [row, v] of vs.slice(0, -1).entries()) {
      const cell: Cell = {
        at: (s, t) => place(u + ((us[column + 1] as number) - u) * s, v + ((vs[row + 1] as number) - v) * t),
        width: (us[column + 1] as number) - u,
        height: (vs[row + 1] as number) - v,
      }
      const plan = v < 4100 && Math.abs(u) < 5000 ? OLD_TOWN : v < 8000 ? GARDEN : SUBURB
      if (random.next() > dense) continue
      for (const street of fillCell(cell, plan, random, nameOf, off))
        add(street.points, 'minor', street.name, street.oneWay)
    }
  return streets
}

/** A Toronto that never was: its survey grid, lake and ravines, with invented streets. */
export function torontoDistrict(): District {
  const nameOf = englishNames(seededRandom(seedOf('basemap/toronto/names')))
  const avenues = arterials()
  const streets: StreetLine[] = [
    ...avenues.map(({ line, roadClass, name }) => ({
      points: line.map(plane.toPosition),
      roadClass,
      name,
      oneWay: false,
      level: 0,
    })),
    ...motorwayStreets(MOTORWAYS, avenues, plane),
  ]
  for (const [column, left] of COLUMNS.slice(0, -1).entries())
    for (const [row, low] of ROWS.slice(0, -1).entries()) {
      const random = seededRandom(seedOf(`basemap/toronto/${column}/${row}`))
      streets.push(
        ...cellStreets([left, COLUMNS[column + 1] as number], [low, ROWS[row + 1] as number], random, nameOf),
      )
    }
  return {
    streets,
    areas: areas(),
    streams: RAVINES.map(({ name, line }) => ({
      name,
      points: line.filter((at, index) => isLand(at) || isLand(line[index + 1] ?? at)).map(plane.toPosition),
    })),
    quarters: TORONTO_QUARTERS,
  }
}

function areas(): DistrictArea[] {
  const ravines = RAVINES.map(
    ({ line }, index): DistrictArea => ({
      kind: 'wood',
      name: null,
      ring: bufferLine(line.filter(isLand), (at) => ravineHalfWidth(index, at)).map(plane.toPosition),
    }),
  )
  const islands = ISLANDS.map(
    (ring): DistrictArea => ({ kind: 'island', name: null, ring: smoothShore(ring, 60) }),
  )
  return [...ravines, ...islands]
}

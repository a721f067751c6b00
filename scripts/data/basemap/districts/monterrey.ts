import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import type { LngLat } from '#domain/geo/lngLat'
import type { RoadClass } from '#domain/geo/road'
import type { StreetLine } from '../noding/streetLine'
import { type Point, planeAt } from '../plane'
import type { District, DistrictArea } from './district'
import { type Cell, type FillPlan, fillCell } from './fillCell'
import { bufferLine, clipLine, isFarFrom, isWithin, smooth } from './lines'
import { MONTERREY_QUARTERS } from './monterreyQuarters'
import { type Avenue, type Motorway, motorwayStreets } from './motorways'
import { spanishNames } from './names'

/** The old square, from which the avenues lead out. */
const ORIGIN: LngLat = [-100.3165, 25.6815]
const plane = planeAt(ORIGIN)

/** Angle round the center (0 is east, turning left, radians) and meters from it; rings and avenues sway. */
function place(angle: number, radius: number): Point {
  const far = Math.min(1, radius / 5000)
  const turn = angle + far * (0.11 * Math.sin(radius / 2600 + angle * 2) + 0.06 * Math.sin(radius / 1300))
  // Near the square old town the rings are nearly square themselves.
  const corner = 1 / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn)))
  const square = 1 + (Math.min(corner, 1.3) - 1) * Math.max(0, 1 - radius / 8500)
  const sway =
    1 +
    far *
      (0.08 * Math.sin(angle * 3 + 0.8) +
        0.045 * Math.sin(angle * 5 + radius / 3100) +
        0.025 * Math.sin(angle * 9))
  return [radius * square * sway * Math.cos(turn) * 1.08, radius * square * sway * Math.sin(turn) * 0.94]
}

const CENTER_HALF_WIDTH = 1450
/** Rings outside the old square town, meters from the center. */
const RINGS = [2500, 3900, 5600, 7600, 9900, 12400]
const SPOKES = 14
const angleOf = (spoke: number): number => ((spoke + 0.35 * Math.sin(spoke * 2.1)) / SPOKES) * Math.PI * 2

const RING_NAMES = [
  'Av. Los Sabinales',
  'Av. Cerro Azul',
  'Av. de la Cantera',
  'Anillo del Manantial',
  'Av. Puerta de Mezquites',
  'Camino de las Lomas',
]
const SPOKE_NAMES = [
  'Av. del Manantial',
  'Calzada Palo Blanco',
  'Av. Molino Viejo',
  'Av. Los Huizaches',
  'Calle Encinos',
  'Av. Cañada Honda',
  'Calle Mezquital',
  'Av. Peña Clara',
  'Calzada del Alfarero',
  'Av. Ojo de Agua',
  'Av. Tres Acequias',
  'Calle Anacuas',
  'Av. Llano Dorado',
  'Calzada Las Norias',
]
const CENTER_NAMES = [
  'Calle Palo Blanco',
  'Calle Molino Viejo',
  'Calle Real de Minas',
  'Calle del Campanario',
  'Calle Tejedores',
  'Calle del Trapiche',
  'Calle Alfareros',
  'Calle de las Velas',
  'Calle Herreros',
  'Calle de la Acequia',
]

const line = (points: readonly Point[], step = 50): Point[] => smooth(points, step)

/** The wide dry river south of the center; expressways run on both of its banks. */
const RIVER = line([
  [-17500, -300],
  [-14000, -1500],
  [-10500, -1250],
  [-7000, -2150],
  [-3800, -1900],
  [-1200, -2200],
  [1600, -1850],
  [4200, -2150],
  [7400, -1500],
  [10800, -1750],
  [17500, -900],
])
const CREEK = line([
  [-9000, 13000],
  [-7600, 9800],
  [-6900, 7300],
  [-4700, 5200],
  [-1900, 5600],
  [900, 4700],
  [4000, 5300],
  [7500, 4300],
  [11500, 5200],
  [15000, 4800],
])
const riverHalf = (index: number): number => 82 + 22 * Math.sin(index / 7)
const creekHalf = (index: number): number => 38 + 12 * Math.sin(index / 5)

/** Hills that the town has grown round. */
const HILLS: readonly { name: string; middle: Point; reach: number }[] = [
  { name: 'Loma Dorada', middle: [-2350, -760], reach: 520 },
  { name: 'Cerro del Alfarero', middle: [-6300, 2700], reach: 1350 },
  { name: 'Cerro de la Noria', middle: [7700, -4700], reach: 1700 },
  { name: 'Loma de las Palomas', middle: [5600, 8900], reach: 1250 },
  { name: 'Parque de los Ébanos', middle: [3300, -640], reach: 640 },
  { name: 'Parque Tres Acequias', middle: [-900, 7150], reach: 480 },
]
const hillRing = ({ middle: [x, y], reach }: (typeof HILLS)[number]): Point[] =>
  Array.from({ length: 41 }, (_, index) => {
    const angle = ((index % 40) / 40) * Math.PI * 2
    const radius = reach * (1 + 0.2 * Math.sin(angle * 2 + x) + 0.1 * Math.sin(angle * 5 + y))
    return [x + radius * Math.cos(angle), y + radius * 0.78 * Math.sin(angle)]
  })
const hills = HILLS.map(hillRing)

const MOTORWAYS: Motorway[] = [
  { name: 'Vía Ribera Norte', level: 11, line: RIVER.map(([x, y], index) => [x, y + riverHalf(index) + 70]) },
  {
    name: 'Libramiento Poniente',
    level: 12,
    line: line([
      [-15500, 9500],
      [-12000, 9000],
      [-8600, 8700],
      [-4200, 7900],
      [0, 8350],
      [4100, 7450],
      [8300, 6700],
      [11900, 2800],
      [13600, -1400],
      [14500, -8000],
    ]),
  },
  {
    name: 'Vía del Llano',
    level: 13,
    line: line([
      [1500, 2620],
      [1750, 4100],
      [1500, 6100],
      [2300, 8200],
      [2100, 10600],
      [3000, 14500],
    ]),
    joins: { start: [1480, 2400] },
  },
]

const isOffRiver = isFarFrom([RIVER], 105)
const isOffCreek = isFarFrom([CREEK], 52)
const isOffMotorways = isFarFrom(
  MOTORWAYS.map((motorway) => motorway.line),
  78,
)
const isOffHills = (at: Point): boolean => !hills.some((ring) => isWithin(ring, at))

interface Arterial extends Avenue {
  roadClass: RoadClass
}

/** From the square town's rim at this angle: spokes begin there. */
function rim(angle: number): Point {
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const scale = CENTER_HALF_WIDTH / Math.max(Math.abs(x), Math.abs(y))
  return [x * scale, y * scale]
}

function arterials(): Arterial[] {
  const rings = RINGS.map((radius, index): Arterial => {
    const count = Math.round((radius * 2 * Math.PI) / 120)
    return {
      name: RING_NAMES[index] as string,
      roadClass: index % 2 === 1 ? 'primary' : 'secondary',
      line: Array.from({ length: count + 1 }, (_, part) =>
        place(((part % count) / count) * Math.PI * 2, radius),
      ),
    }
  })
  const spokes = Array.from({ length: SPOKES }, (_, spoke): Arterial => {
    const angle = angleOf(spoke)
    const out: Point[] = [rim(angle)]
    for (let radius = RINGS[0] as number; radius < 15200; radius += 120) out.push(place(angle, radius))
    return {
      name: SPOKE_NAMES[spoke] as string,
      roadClass: spoke % 2 === 0 ? 'primary' : 'secondary',
      line: smooth(out.slice(0, 2), 120).concat(out.slice(2)),
    }
  })
  const edge: Arterial[] = [-1, 1].flatMap((side): Arterial[] => [
    {
      name: side < 0 ? 'Av. Los Alfareros' : 'Av. del Campanario',
      roadClass: 'secondary',
      line: smooth(
        [
          [-CENTER_HALF_WIDTH, side * CENTER_HALF_WIDTH],
          [CENTER_HALF_WIDTH, side * CENTER_HALF_WIDTH],
        ],
        110,
      ),
    },
    {
      name: side < 0 ? 'Av. del Trapiche' : 'Av. de las Velas',
      roadClass: 'secondary',
      line: smooth(
        [
          [side * CENTER_HALF_WIDTH, -CENTER_HALF_WIDTH],
          [side * CENTER_HALF_WIDTH, CENTER_HALF_WIDTH],
        ],
        110,
      ),
    },
  ])
  return [...rings, ...spokes, ...edge].flatMap(({ line: points, ...road }) =>
    clipLine(points, isOffHills)
      .filter((part) => part.length > 2)
      .map((part) => ({ ...road, line: part })),
  )
}

const CENTER: FillPlan = { along: 104, across: 118, coverage: 0.97, sway: 0, oneWay: true, stubs: 0 }
const COLONIA: FillPlan = { along: 106, across: 225, coverage: 0.85, sway: 0, oneWay: false, stubs: 2 }
const FRACCIONAMIENTO: FillPlan = {
  along: 118,
  across: 250,
  coverage: 0.68,
  sway: 50,
  oneWay: false,
  stubs: 5,
}

/** A Monterrey that never was: old square town, avenues like spokes and rings, a dry river and hills. */
export function monterreyDistrict(): District {
  const nameOf = spanishNames(seededRandom(seedOf('basemap/monterrey/names')))
  const avenues = arterials()
  const streets: StreetLine[] = [
    ...avenues.map(({ line: points, roadClass, name }) => ({
      points: points.map(plane.toPosition),
      roadClass,
      name,
      oneWay: false,
      level: 0,
    })),
    ...motorwayStreets(MOTORWAYS, avenues, plane),
    ...oldTown(nameOf),
  ]
  for (const [ring, inner] of [CENTER_HALF_WIDTH, ...RINGS].slice(0, -1).entries())
    for (let spoke = 0; spoke < SPOKES; spoke++)
      streets.push(...wedge(ring, inner, RINGS[ring] as number, spoke, nameOf))
  return {
    streets,
    areas: areas(),
    streams: [{ name: 'Arroyo de las Anacuas', points: CREEK.map(plane.toPosition) }],
    quarters: MONTERREY_QUARTERS,
  }
}

const keepLocal = (at: Point): boolean =>
  isOffRiver(at) && isOffCreek(at) && isOffMotorways(at) && isOffHills(at)

function local(points: Point[], roadClass: RoadClass, name: string, oneWay: boolean): StreetLine {
  return { points: points.map(plane.toPosition), roadClass, name, oneWay, level: 0 }
}

function oldTown(nameOf: () => string): StreetLine[] {
  const random = seededRandom(seedOf('basemap/monterrey/centre'))
  const side = CENTER_HALF_WIDTH * 2
  const cell: Cell = { at: (s, t) => [(s - 0.5) * side, (t - 0.5) * side], width: side, height: side }
  const names = [...CENTER_NAMES]
  return fillCell(cell, CENTER, random, () => names.shift() ?? nameOf(), keepLocal).map((street, index) =>
    local(street.points, index % 7 === 3 ? 'tertiary' : 'minor', street.name, street.oneWay),
  )
}

/** The part of a ring between two spokes, split into colonias by collector streets. */
function wedge(
  ring: number,
  inner: number,
  outer: number,
  spoke: number,
  nameOf: () => string,
): StreetLine[] {
  const random = seededRandom(seedOf(`basemap/monterrey/${ring}/${spoke}`))
  const [from, to] = [angleOf(spoke), spoke === SPOKES - 1 ? angleOf(0) + Math.PI * 2 : angleOf(spoke + 1)]
  const at = (s: number, t: number): Point => {
    const angle = from + (to - from) * s
    if (ring > 0) return place(angle, inner + (outer - inner) * t)
    const [a, b] = [rim(angle), place(angle, outer)]
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  }
  const width = ((inner + outer) / 2) * (to - from)
  const columns = splitUnit(Math.max(1, Math.round(width / 950)), random)
  const rows = splitUnit(Math.max(1, Math.round((outer - inner) / 1100)), random)
  const collector = (points: Point[]): StreetLine[] => {
    // Out of town there is nothing to collect.
    if (density(points[12] as Point) < 0.35) return []
    const name = nameOf().replace('Calle', 'Av.')
    return clipLine(points, (each) => isOffHills(each) && isOffCreek(each)).map((part) =>
      local(part, 'tertiary', name, false),
    )
  }
  const steps = (map: (part: number) => Point): Point[] =>
    Array.from({ length: 25 }, (_, part) => map(part / 24))
  const streets = [
    ...columns.slice(1, -1).flatMap((s) => collector(steps((t) => at(s, t)))),
    ...rows.slice(1, -1).flatMap((t) => collector(steps((s) => at(s, t)))),
  ]
  for (const [column, s] of columns.slice(0, -1).entries())
    for (const [row, t] of rows.slice(0, -1).entries()) {
      const [ds, dt] = [(columns[column + 1] as number) - s, (rows[row + 1] as number) - t]
      if (random.next() > density(at(s + ds / 2, t + dt / 2))) continue
      const cell: Cell = {
        at: (x, y) => at(s + ds * x, t + dt * y),
        width: width * ds,
        height: (outer - inner) * dt,
      }
      const { shape, keep } =
        random.next() < 0.45 || ring === 0 ? fittedCell(cell, random) : turnedCell(cell, random)
      const plan = ring > 2 && random.next() < 0.5 ? FRACCIONAMIENTO : COLONIA
      for (const street of fillCell(shape, plan, random, nameOf, (each) => keep(each) && keepLocal(each)))
        streets.push(local(street.points, 'minor', street.name, street.oneWay))
    }
  return streets
}

/** A colonia whose streets follow the avenues round it, along one pair of them or the other. */
function fittedCell(cell: Cell, random: SeededRandom): { shape: Cell; keep: (at: Point) => boolean } {
  const other: Cell = { at: (x, y) => cell.at(y, x), width: cell.height, height: cell.width }
  return { shape: random.next() < 0.5 ? cell : other, keep: () => true }
}

/** A colonia with a straight grid at an angle of its own, cut by the avenues round it. */
function turnedCell(cell: Cell, random: SeededRandom): { shape: Cell; keep: (at: Point) => boolean } {
  const side = (from: Point, to: Point): Point[] =>
    Array.from({ length: 13 }, (_, part) =>
      cell.at(from[0] + ((to[0] - from[0]) * part) / 12, from[1] + ((to[1] - from[1]) * part) / 12),
    )
  const ring = [
    ...side([0, 0], [1, 0]),
    ...side([1, 0], [1, 1]),
    ...side([1, 1], [0, 1]),
    ...side([0, 1], [0, 0]),
  ]
  const [x, y] = cell.at(0.5, 0.5)
  const reach = Math.max(...ring.map(([px, py]) => Math.hypot(px - x, py - y)))
  const turn = random.next() * Math.PI
  const at = (s: number, t: number): Point => {
    const [u, v] = [(s - 0.5) * 2 * reach, (t - 0.5) * 2 * reach]
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]
  }
  return { shape: { at, width: 2 * reach, height: 2 * reach }, keep: (each) => isWithin(ring, each) }
}

/** Cuts the unit length into so many parts of nearly one size. */
function splitUnit(parts: number, random: SeededRandom): number[] {
  return Array.from({ length: parts + 1 }, (_, index) =>
    index === 0 || index === parts ? index / parts : (index + (random.next() - 0.5) * 0.25) / parts,
  )
}

/** Built-up within the driving box and round it, thinner towards the rim. */
function density([x, y]: Point): number {
  return Math.min(1, Math.max(0, (1.08 - Math.hypot((x + 300) / 12200, (y - 1500) / 10300)) * 5))
}

function areas(): DistrictArea[] {
  return [
    ...hills.map(
      (ring, index): DistrictArea => ({
        kind: 'park',
        name: HILLS[index]?.name ?? null,
        ring: ring.map(plane.toPosition),
      }),
    ),
    { kind: 'sand', name: null, ring: bufferLine(RIVER, riverHalf).map(plane.toPosition) },
    {
      kind: 'river',
      name: 'Río de los Ébanos',
      ring: bufferLine(
        RIVER.map(([x, y], index): Point => [x, y + 34 * Math.sin(index / 9)]),
        () => 15,
      ).map(plane.toPosition),
    },
    { kind: 'park', name: null, ring: bufferLine(CREEK, creekHalf).map(plane.toPosition) },
  ]
}

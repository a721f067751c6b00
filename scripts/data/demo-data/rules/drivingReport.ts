import { scoreBand, WINDOWS } from '#domain/vehicle/score'
import { type DriverRates, driverRates, fleetMean, quantile, RATE_DAYS, scoresByWindow } from './rates'
import type { DemoData } from './rule'

/** Columns of figures; of each the heading, its unit, and how it is read and written. */
const COLUMNS: readonly {
  heads: readonly [string, string]
  of: (driver: DriverRates) => number
  digits: number
  /** Whether the fleet's is the sum, not the mean. */
  isSum?: boolean
}[] = [
  { heads: ['harsh', '/100 mi'], of: ({ harsh }) => harsh, digits: 1 },
  { heads: ['road sp.', '/100 mi'], of: ({ roadSpeeding }) => roadSpeeding, digits: 1 },
  { heads: ['over 80', 'times'], of: ({ over80 }) => over80, digits: 0, isSum: true },
  { heads: ['over 80', '/100 mi'], of: ({ over80, miles }) => (100 * over80) / miles, digits: 2 },
  { heads: ['idling', '% time'], of: ({ idling }) => idling, digits: 0 },
  { heads: ['ex. idle', '/100 mi'], of: ({ excessiveIdling }) => excessiveIdling, digits: 2 },
  { heads: ['ADAS', '/100 mi'], of: ({ adas }) => adas, digits: 2 },
  { heads: ['camera', '/100 mi'], of: ({ camera }) => camera, digits: 1 },
]
const WIDTH = 9
const NAME_WIDTH = 26
const QUANTILES = [
  ['lowest', 0],
  ['10th percentile', 0.1],
  ['median', 0.5],
  ['90th percentile', 0.9],
  ['highest', 1],
] as const
/** Both ends included. */
const SCORE_RANGES = [
  [95, 100],
  [90, 94],
  [85, 89],
  [80, 84],
  [70, 79],
  [60, 69],
  [0, 59],
] as const

/** How everybody drives, as a table, beside published figures (docs/decisions.md D42). */
export function drivingReportLines(data: DemoData): string[] {
  const drivers = driverRates(data, RATE_DAYS).toSorted((a, b) => b.harsh - a.harsh)
  const braking = fleetMean(drivers, ({ hardBraking }) => hardBraking)
  const lowBraking = quantile(
    drivers.map(({ hardBraking }) => hardBraking),
    0.1,
  )
  const over80 = data.trips.filter(({ speedOver80 }) => speedOver80)
  const over80Miles = sumOf(over80, (trip) => (trip.distanceMi * (trip.speedOver80?.percent ?? 0)) / 100)
  const over80Share = (100 * over80Miles) / sumOf(data.trips, ({ distanceMi }) => distanceMi)
  const speeding = data.trips.filter(({ roadSpeeding }) => roadSpeeding)
  return [
    `driving of ${drivers.length} drivers over ${RATE_DAYS} full days`,
    line('', ['miles', ...COLUMNS.map(({ heads }) => heads[0]), ...WINDOWS.map((days) => `${days} days`)]),
    line('', ['', ...COLUMNS.map(({ heads }) => heads[1]), ...WINDOWS.map(() => 'score')]),
    ...drivers.map((driver) =>
      line(driver.name, [
        driver.miles.toFixed(0),
        ...COLUMNS.map(({ of, digits }) => of(driver).toFixed(digits)),
        ...WINDOWS.map((days) => String(driver.scores[days] ?? '')),
      ]),
    ),
    line('fleet', [
      sumOf(drivers, ({ miles }) => miles).toFixed(0),
      ...COLUMNS.map(({ of, digits, isSum }) =>
        (isSum ? sumOf(drivers, of) : fleetMean(drivers, of)).toFixed(digits),
      ),
    ]),
    ...QUANTILES.map(([name, share]) =>
      line(name, [
        '',
        ...COLUMNS.map(({ of, digits }) => quantile(drivers.map(of), share).toFixed(digits)),
        ...scoresByWindow(drivers).map(([, scores]) => String(quantile(scores, share))),
      ]),
    ),
    ...scoresByWindow(drivers).map(([days, scores]) => spread(`drivers over ${days} days`, scores)),
    spread('trips', scoresOf(data.trips)),
    spread('dealer trips', scoresOf(data.dealerTrips)),
    `trips: ${over80.length} of ${data.trips.length} over 80 mph (${over80Share.toFixed(2)}% of the distance), ${speeding.length} with road speeding, of which ${speeding.filter(({ score }) => score === 100).length} score 100`,
    `hard braking per 100 miles: ${braking.toFixed(1)}, drivers from ${lowBraking.toFixed(1)} (10th percentile) to ${Math.max(...drivers.map(({ hardBraking }) => hardBraking)).toFixed(1)}; published: 1.9 in the US, 3.0 in Baltimore, 4.2 in Philadelphia (Allstate 2018, 8 mph in a second)`,
  ]
}

function line(name: string, cells: readonly string[]): string {
  return [name.slice(0, NAME_WIDTH - 1).padEnd(NAME_WIDTH), ...cells.map((cell) => cell.padStart(WIDTH))]
    .join('')
    .trimEnd()
}

function sumOf<T>(rows: readonly T[], of: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0)
}

function scoresOf(trips: readonly { score: number }[]): number[] {
  return trips.map(({ score }) => score)
}

function spread(name: string, scores: readonly number[]): string {
  const count = (fits: (score: number) => boolean): number => scores.filter(fits).length
  const ranges = SCORE_RANGES.map(
    ([from, to]) => `${from} to ${to}: ${count((score) => score >= from && score <= to)}`,
  )
  const bands = (['good', 'fair', 'poor'] as const).map(
    (band) => `${band} ${count((score) => scoreBand(score) === band)}`,
  )
  return `scores of ${name}: ${ranges.join(', ')} (${bands.join(', ')})`
}

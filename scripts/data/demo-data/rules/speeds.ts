import { REGIONS } from '../plan/regions'
import { type CrossRule, type DemoData, when } from './rule'
import { type SpeedFigures, speedFigures } from './speedFigures'

/** A figure of how a region's trips are driven: its range, and what is published of it. */
interface SpeedRule {
  name: string
  from: number
  to: number
  of: (figures: SpeedFigures) => number
  published?: string
}

/** What trips must look like as a whole (docs/rules.md TR-16, which names the sources). */
const SPEED_RULES_OF_A_REGION: readonly SpeedRule[] = [
  {
    name: 'median speed in motion in town, mph',
    from: 22,
    to: 28,
    of: ({ town }) => town.median,
    published: 'EPA city cycle: 24 to 25 on average',
  },
  { name: 'lower quartile of it', from: 15, to: 24, of: ({ town }) => town.low },
  { name: 'upper quartile of it', from: 26, to: 34, of: ({ town }) => town.high },
  {
    name: 'median speed on highways, mph',
    from: 42,
    to: 65,
    of: ({ highway }) => highway.median,
    published: 'EPA highway cycle: 48 on average',
  },
  {
    name: 'mean speed of trips in town, stops included, mph',
    from: 18,
    to: 22,
    of: ({ townTripMph }) => townTripMph,
    published: 'EPA city cycle: 19.6',
  },
  {
    name: 'share of the time in motion in town within 5 mph of the limit, percent',
    from: 45,
    to: 80,
    of: ({ nearLimitShare }) => 100 * nearLimitShare,
  },
  {
    name: 'stops per mile in town',
    from: 0.8,
    to: 2.4,
    of: ({ stopsPerMile }) => stopsPerMile,
    published: 'EPA city cycle: 2.3',
  },
  { name: 'mean stop, seconds', from: 10, to: 30, of: ({ stopSeconds }) => stopSeconds.mean },
  {
    name: 'usual most of speeding up, mph a second',
    from: 2,
    to: 4.5,
    of: ({ speedUp }) => speedUp.usual,
    published: 'EPA city cycle: 3.3 at most',
  },
  {
    name: 'usual most of slowing down, mph a second',
    from: 2,
    to: 4.5,
    of: ({ slowDown }) => slowDown.usual,
    published: 'drivers at stop signs: 5.5 at most',
  },
  {
    name: 'most of speeding up without an event, mph a second',
    from: 2,
    to: 6,
    of: ({ speedUp }) => speedUp.most,
  },
  {
    name: 'most of slowing down without an event, mph a second',
    from: 2,
    to: 6,
    of: ({ slowDown }) => slowDown.most,
  },
  { name: 'longest time within 1 mph, seconds', from: 5, to: 90, of: ({ flatSeconds }) => flatSeconds },
]

export const SPEED_RULES: readonly CrossRule[] = [
  {
    says: 'readings look like driving: speeds, stops and starts of each region are those of people in traffic',
    check: (data) => ({
      checked: SPEED_RULES_OF_A_REGION.length * REGIONS.length,
      problems: REGIONS.flatMap((region) => {
        const figures = speedFigures(data, region)
        return SPEED_RULES_OF_A_REGION.flatMap(({ name, from, to, of }) => {
          const is = of(figures)
          return when(
            !(is >= from && is <= to),
            `${name}: ${is.toFixed(1)} in ${region}, not ${from} to ${to}`,
          )
        })
      }),
    }),
  },
]

/** The figures of each region as a table, beside what is published. */
export function speedReportLines(data: DemoData): string[] {
  const all = REGIONS.map((region) => speedFigures(data, region))
  const line = (name: string, cells: readonly string[], last: string): string =>
    [name.padEnd(74), ...cells.map((cell) => cell.padStart(7)), `  ${last}`].join('').trimEnd()
  return [
    line('speeds of the kept trips', REGIONS, 'range; published'),
    ...SPEED_RULES_OF_A_REGION.map(({ name, from, to, of, published }) =>
      line(
        name,
        all.map((figures) => of(figures).toFixed(1)),
        `${from} to ${to}${published ? `; ${published}` : ''}`,
      ),
    ),
  ]
}

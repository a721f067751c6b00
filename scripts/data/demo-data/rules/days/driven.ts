import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import { isRoadSpeeding } from '../../trips/drivePasses'
import { FAST_PASS_MPH, OVER_LIMIT_SHARE } from '../../trips/speedPasses'
import { type CrossRule, when } from '../rule'
import { eachDay, rowsOf } from './eachDay'

/** Speeds are kept in tenths. */
const ROUNDING_MPH = 0.1
/** First drives begin between these minutes, but for so many in a hundred. */
const USUAL_START = [420, 540] as const
const USUAL_SHARE = 0.95
/** A vehicle that stood for so long is what a rule about standing vehicles looks for. */
const LONG_STAY_DAYS = 7

export const DRIVEN_DAY_RULES: readonly CrossRule[] = [
  eachDay('a day with a drive has a start, an end and a speed, one without has nothing', (days, at) => {
    const driven = (days.distanceMi[at] ?? 0) > 0
    const start = days.firstStart[at] ?? null
    const end = days.lastEnd[at] ?? null
    const cycles = days.ignitionCycles[at] ?? 0
    const minutes = days.minutes[at] ?? 0
    return [
      [driven !== (start !== null), `the first drive began at ${start}`],
      [driven !== (end !== null), `the last drive ended at ${end}`],
      [driven !== cycles > 0, `${cycles} ignition cycles`],
      [driven !== (days.topSpeedMph[at] ?? 0) > 0, `the top speed is ${days.topSpeedMph[at]}`],
      [driven !== minutes > 0, `${minutes} minutes`],
      [start !== null && end !== null && end - start < minutes, `${minutes} minutes from ${start} to ${end}`],
      [(days.maskedMinutes[at] ?? 0) > minutes, `masked for ${days.maskedMinutes[at]} minutes`],
      [(days.seatbelt[at] ?? 0) > cycles, `a belt was open on ${days.seatbelt[at]} drives`],
    ]
  }),
  eachDay('passes are those that a day counts, and the fastest is its top speed', (days, at) => {
    const fast = days.fastPasses[at] ?? []
    const over = days.overLimit[at] ?? []
    const top = days.topSpeedMph[at] ?? 0
    const fastest = Math.max(0, ...fast)
    const over80 = fast.filter((mph) => mph > FIXED_SPEED_MPH).length
    const speeding = over.filter(isRoadSpeeding).length
    return [
      [over80 !== days.speedOver80[at], `${over80} passes over 80 mph`],
      [speeding !== days.roadSpeeding[at], `${speeding} passes are road speeding`],
      [fast.some((mph) => mph < FAST_PASS_MPH), 'a fast pass is slow'],
      [fast.length > 0 ? fastest !== top : top >= FAST_PASS_MPH, `the top speed is ${top}`],
      [over.some(([, mph]) => mph > Math.min(top, FIXED_SPEED_MPH)), 'a pass over the limit is too fast'],
      [
        over.some(([limit, mph]) => mph + ROUNDING_MPH < (1 + OVER_LIMIT_SHARE) * limit),
        'a pass over the limit is within it',
      ],
    ]
  }),
  {
    says: 'the fleet works by day: most begin between seven and nine, some early or late, some days are off',
    check({ vehicleDays }) {
      const starts = vehicleDays.flatMap(({ firstStart }) => firstStart.filter((minute) => minute !== null))
      const [from, to] = USUAL_START
      const usual = starts.filter((minute) => from <= minute && minute <= to).length
      const stood = vehicleDays.flatMap(({ distanceMi }) => distanceMi.map((miles) => miles === 0))
      const stays = vehicleDays.filter(({ distanceMi }) => longestStay(distanceMi) >= LONG_STAY_DAYS)
      return {
        checked: starts.length,
        problems: [
          ...when(usual < USUAL_SHARE * starts.length, `${starts.length - usual} days begin at other times`),
          ...when(usual === starts.length, 'nobody ever begins at another time'),
          ...when(!stood.includes(true), 'no vehicle ever stood'),
          ...when(stays.length < 3, `${stays.length} vehicles stood for a week`),
        ],
      }
    },
  },
  {
    says: 'there is something to count of masking, seat belts and passes, and not for everybody',
    check(data) {
      const rows = rowsOf(data)
      const has = (figure: 'maskedMinutes' | 'seatbelt' | 'speedOver80' | 'roadSpeeding') =>
        data.vehicleDays.filter((days) => days[figure].some((value) => value > 0)).length
      return {
        checked: rows.length,
        problems: (['maskedMinutes', 'seatbelt', 'speedOver80', 'roadSpeeding'] as const).flatMap(
          (figure) => [
            ...when(has(figure) === 0, `nobody has ${figure}`),
            ...when(figure === 'maskedMinutes' && has(figure) > 3, `${has(figure)} vehicles are masked`),
          ],
        ),
      }
    },
  },
]

/** The most days in a row without a drive. */
function longestStay(distanceMi: readonly number[]): number {
  let longest = 0
  let stay = 0
  for (const miles of distanceMi) {
    stay = miles === 0 ? stay + 1 : 0
    longest = Math.max(longest, stay)
  }
  return longest
}

import { useLingui } from '@lingui/react/macro'
import { daySumsOf } from '#domain/performance/daySums'
import type { Headline } from '#domain/performance/headline/headline'
import { LATE_CHARGE_PERCENT } from '#domain/performance/headline/vehicleHeadlines'
import { measureCourse, scoreCourse } from '#domain/performance/headline/windowCourse'
import { type Measure, measureValue } from '#domain/performance/measures'
import type { ChartLevel, ChartMark, ChartMeans, ChartPoint } from '../../../../charts/chartTypes'
import { ColumnChart } from '../../../../charts/figures/ColumnChart'
import { LineChart } from '../../../../charts/figures/LineChart'
import type { Quantity } from '../../../../i18n/formats'
import { useFormats } from '../../../../i18n/useFormats'
import { useMeasureNames, useMeasureTexts } from '../measures/measureText'
import type { PerformanceView } from '../performanceView'
import { type DayPoint, useDayPoints } from '../sections/dayPoints'

export interface HeadlineEvidenceProps {
  view: PerformanceView
  headline: Headline
}

/** Pixels: as high as the text beside it, without and with a line above it for the name. */
const HEIGHT = 130
const MEANS_HEIGHT = 160

/** The chart of a headline, by day. */
export function HeadlineEvidence({ view, headline }: HeadlineEvidenceProps) {
  const { shape, points, title, valueHead, level, mark, means, ...figure } = useEvidence(view)(headline)
  const shared = {
    ...figure,
    title,
    ...(means ? { height: MEANS_HEIGHT } : { aside: title, height: HEIGHT }),
    ...(level && { level }),
    ...(mark && { mark }),
  }
  return shape === 'columns' ? (
    <ColumnChart {...shared} valueHead={valueHead} points={points} {...(means && { means })} />
  ) : (
    <LineChart {...shared} series={[{ id: 'now', name: valueHead, look: 'now', points }]} />
  )
}

interface Evidence {
  shape: 'columns' | 'line'
  title: string
  pointHead: string
  valueHead: string
  tickText: (value: number) => string
  points: ChartPoint[]
  level?: ChartLevel
  mark?: ChartMark
  means?: ChartMeans
  /** Shown until a day is read. */
  summary?: string
}

/** The chart data of a headline. */
function useEvidence(view: PerformanceView): (headline: Headline) => Evidence {
  const { t } = useLingui()
  const { whole, oneDecimal, percent } = useFormats()
  const { day } = useDayPoints()
  const names = useMeasureNames(view.ranks)
  const texts = useMeasureTexts()
  const { days, facts, rows, allRows, ranks, labelOf, rankedName } = view
  const pointHead = t`Day`
  const each = (of: (point: DayPoint, daysAgo: number) => ChartPoint): ChartPoint[] =>
    Array.from({ length: days }, (_, index) => of(day(days - index), days - index))
  const written = (measure: Measure, value: number | null) =>
    value === null ? t`no driving` : texts.value(measure, value).text
  // The line leads from the value of the previous window to that of this one, the two values in the headline.
  const line = (measure: Measure, title: string, values: readonly (number | null)[]): Evidence => ({
    shape: 'line',
    title,
    pointHead,
    valueHead: names[measure],
    tickText: measure === 'driverScore' ? whole : oneDecimal,
    points: values.map((value, at) => ({
      ...day(values.length - at),
      value: texts.shown(measure, value),
      text: written(measure, value),
    })),
  })
  const courseOf = (measure: Measure): Evidence =>
    line(measure, t`${names[measure]}, rolling ${whole(days)} days`, measureCourse(measure, facts, days))

  return (headline) => {
    switch (headline.kind) {
      case 'coaching': {
        const { coachedDaysAgo } = headline
        const { before, after } = headline
        const sides = texts.pair({ measure: 'hardBraking', before, now: after })
        const mean = (value: number, { value: text }: Quantity) => ({
          value: texts.shown('hardBraking', value) ?? 0,
          text,
        })
        return {
          shape: 'columns',
          title: names.hardBraking,
          summary: `${names.hardBraking} ${sides.now.unit}`,
          means: { before: mean(before, sides.before), after: mean(after, sides.now) },
          pointHead,
          valueHead: names.hardBraking,
          tickText: oneDecimal,
          mark: { at: String(coachedDaysAgo), label: t`Coaching, ${day(coachedDaysAgo).tick}` },
          points: each((point, daysAgo) => {
            const value = measureValue('hardBraking', facts, 1, daysAgo - 1)
            return {
              ...point,
              value: texts.shown('hardBraking', value),
              text: written('hardBraking', value),
            }
          }),
        }
      }
      case 'storm':
        return {
          shape: 'columns',
          title: t`Vehicles driven`,
          pointHead,
          valueHead: t`Vehicles`,
          tickText: whole,
          points: each((point, daysAgo) => {
            const value = facts.sums.drivenVehicles[daysAgo - 1] ?? 0
            const isStorm = daysAgo <= headline.fromDaysAgo && daysAgo >= headline.toDaysAgo
            return { ...point, value, text: whole(value), look: isStorm ? 'strong' : 'soft' }
          }),
        }
      case 'lateCharge': {
        const levels = rows.find(({ id }) => id === headline.vehicleId)?.levelPercent
        return {
          shape: 'columns',
          title: t`Charge at the end of the day`,
          pointHead,
          valueHead: t`Charge`,
          tickText: percent,
          level: { value: LATE_CHARGE_PERCENT, label: t`Too low`, text: percent(LATE_CHARGE_PERCENT) },
          points: each((point, daysAgo) => {
            const value = levels?.[daysAgo - 1] ?? null
            const isLow = value !== null && value < LATE_CHARGE_PERCENT
            return {
              ...point,
              value,
              text: value === null ? t`not reported` : percent(value),
              look: isLow ? 'high' : 'soft',
            }
          }),
        }
      }
      case 'idler': {
        const own = { sums: daySumsOf(rows.filter(({ id }) => id === headline.vehicleId)), spent: null }
        return {
          shape: 'columns',
          title: t`${labelOf(headline.vehicleId)}, idling`,
          pointHead,
          valueHead: names.idling,
          tickText: percent,
          level: { value: headline.otherwise, label: t`All vehicles`, text: percent(headline.otherwise) },
          points: each((point, daysAgo) => {
            const value = measureValue('idling', own, 1, daysAgo - 1)
            return { ...point, value, text: written('idling', value), look: 'strong' }
          }),
        }
      }
      case 'improved': {
        const { driverId } = headline
        const { name } = rankedName(driverId)
        const values =
          ranks === 'drivers'
            ? scoreCourse(allRows, days, (row, at) => row.driverId[at] ?? null, driverId)
            : scoreCourse(rows, days, ({ id }) => id, driverId)
        return line('driverScore', t`${name}, rolling ${whole(days)}-day score`, values)
      }
      case 'change':
        return courseOf(headline.measure)
      case 'steady':
        return courseOf('driverScore')
    }
  }
}

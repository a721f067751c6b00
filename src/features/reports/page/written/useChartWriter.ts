import { useLingui } from '@lingui/react/macro'
import type { ChartPlace, ReportChart } from '#domain/reports/documents/reportDocument'
import type { ChartPoint } from '../../../../charts/chartTypes'
import { useFormats } from '../../../../i18n/FormatsProvider'
import { CHART_LABELS, CHART_POINTS, CHART_VALUES } from './reportLabels'
import type { ValueWriter } from './valueWriter'
import type { WrittenChart } from './writtenReport'

const NOON = 12 * 60

/** Writes the charts of a report: every text of their points, axis and table. */
export function useChartWriter(): (chart: ReportChart, write: ValueWriter) => WrittenChart {
  const { t, i18n } = useLingui()
  const { at, date, shortDate, weekday, whole, oneDecimal, money } = useFormats()
  const place = (where: ChartPlace, write: ValueWriter): Pick<ChartPoint, 'key' | 'tick' | 'name'> => {
    if ('daysAgo' in where) {
      const noon = at({ daysAgo: where.daysAgo, minuteOfDay: NOON })
      const [name, day] = [weekday(noon), date(noon)]
      return { key: `${where.daysAgo}`, tick: shortDate(noon), name: t`${name}, ${day}` }
    }
    if ('code' in where) {
      const name = write.name(where.code)
      return { key: where.code, tick: name, name }
    }
    const [from, to] = [whole(where.from), whole(where.to)]
    const band = where.from === 0 ? t`Under ${whole(where.to + 1)}` : t`${from} to ${to}`
    return { key: `${where.from}`, tick: band, name: band }
  }
  return ({ id, kind, points, average }, write) => {
    const inUnit = (value: number) => write.number(kind, value) ?? 0
    const unit = write.unit(kind)
    const name = i18n._(CHART_VALUES[id])
    return {
      id,
      title: i18n._(CHART_LABELS[id]),
      pointHead: i18n._(CHART_POINTS[id]),
      valueHead: unit === '' ? name : t`${name} (${unit})`,
      points: points.map((point) => ({
        ...place(point.place, write),
        value: inUnit(point.value),
        text: write.quantity(kind, point.value).text,
      })),
      level:
        average === null
          ? null
          : { value: inUnit(average), label: t`Average`, text: write.quantity(kind, average).text },
      tickText: (value) =>
        kind === 'money' ? money(value) : Number.isInteger(value) ? whole(value) : oneDecimal(value),
    }
  }
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import {
  type ChartPlace,
  type ColumnId,
  type FigureNote,
  LOW_SCORE,
  type ReportChart,
  type ReportCode,
  type ReportDocument,
} from '#domain/reports/documents/reportDocument'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import type { ChartPoint } from '../../../../charts/chartTypes'
import { UNIT_LABELS } from '../../../../i18n/unitLabels'
import { useFormats } from '../../../../i18n/useFormats'
import {
  CHART_LABELS,
  CHART_POINTS,
  CHART_VALUES,
  CODE_LABELS,
  COLUMN_LABELS,
  FIGURE_LABELS,
  TABLE_TITLES,
} from './reportLabels'
import { useReportNotes } from './useReportNotes'
import { makeValueWriter, type ValueWriter } from './valueWriter'
import type { FileStyle, WrittenChart, WrittenReport, WrittenTable } from './writtenReport'

/** What a report states besides its figures. */
export interface ReportHeading extends Pick<WrittenReport, 'title' | 'scope' | 'madeAt'> {
  /** Full name; null when that person left. */
  createdBy: string | null
}

/** Writes a report in the visitor's language and units. */
export function useReportWriter(): (document: ReportDocument, heading: ReportHeading) => WrittenReport {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const notes = useReportNotes()
  const writeChart = useChartWriter()
  const fast = formats.alertSpeed(FIXED_SPEED_MPH).text
  const overFast = t`Over ${fast}`
  const minutes = i18n._(UNIT_LABELS.minutes)
  const write = useMemo(() => {
    const nameOf = (code: ReportCode) => (code === 'speedOver80' ? overFast : i18n._(CODE_LABELS[code]))
    return makeValueWriter(formats, nameOf, minutes)
  }, [formats, i18n, overFast, minutes])
  const nameOf = (id: ColumnId) => (id === 'speedOver80' ? overFast : i18n._(COLUMN_LABELS[id]))
  const withUnit = (name: string, unit: string) => (unit === '' ? name : t`${name} (${unit})`)
  const figureNote = (note: FigureNote): string => {
    switch (note.is) {
      case 'vehicles': {
        const counted = formats.whole(note.counted)
        return t`${plural(note.of, { one: `${counted} of # vehicle`, other: `${counted} of # vehicles` })}`
      }
      case 'value':
        return write.quantity(note.kind, note.value).text
      case 'high':
        return t`${formats.whole(note.count)} urgent`
      case 'lowScores': {
        const [count, limit] = [formats.whole(note.count), formats.whole(LOW_SCORE)]
        return t`${count} under ${limit}`
      }
      case 'purchases':
        return t`${plural(note.count, { one: '# expense', other: '# expenses' })}`
      case 'minutes':
        return formats.duration(note.minutes)
      case 'tripsSince': {
        const [way, day] = [write.quantity('distance', note.distanceMi).text, formats.daysAgo(note.daysAgo)]
        return t`${way} since ${day}`
      }
      case 'earlierDays': {
        const way = write.quantity('distance', note.distanceMi).text
        return t`Includes ${way} from earlier days`
      }
    }
  }
  const writeTable = ({ table }: ReportDocument): WrittenTable => ({
    title: i18n._(TABLE_TITLES[table.by]),
    sort: table.sort,
    columns: table.columns.map(({ id, kind }) => {
      const name = nameOf(id)
      return {
        id,
        // A unit of two words, such as “/100 mi”, must not be broken.
        fullHead: withUnit(name, write.unit(kind).replaceAll(' ', '\u00a0')),
        fileHead: withUnit(name, write.fileUnit(kind)),
        numeric: kind !== 'text' && kind !== 'when',
        style: write.style(kind),
      }
    }),
    rows: table.rows,
    cell: ({ cells }, column) => write.cell(table.columns[column]?.kind ?? 'text', cells[column] ?? null),
    totals:
      table.totals.length === 0
        ? null
        : table.totals.map((total, column) =>
            column === 0
              ? write.cell('text', t`Total`)
              : total === null
                ? { text: '', value: null, style: 'text' as const }
                : write.cell(table.columns[column]?.kind ?? 'text', total),
          ),
  })
  const isoDay = (daysAgo: number) => {
    const { value } = write.cell('when', { daysAgo })
    return value instanceof Date ? value.toISOString().slice(0, 10) : ''
  }
  const fileName = (title: string, { asked }: ReportDocument) => {
    const name = title.replace(NOT_IN_FILE_NAMES, ' ').replace(/\s+/g, ' ').trim()
    const [from, to] = [isoDay(asked.fromDaysAgo), isoDay(asked.toDaysAgo)]
    return from === to ? `${name} ${from}` : t`${name} ${from} to ${to}`
  }
  return (document, { createdBy, ...heading }) => {
    const { madeAt } = heading
    const table = writeTable(document)
    const adds = document.table.columns.map(({ id }) => ADDED_UP.has(id))
    return {
      ...heading,
      fileName: fileName(heading.title, document),
      language: formats.locale,
      brand: t`Pharos Fleet`,
      made:
        createdBy === null
          ? t`Generated ${madeAt}. Sample data.`
          : t`Generated ${madeAt} for ${createdBy}. Sample data.`,
      covers: notes.covers(document.asked),
      figures: document.figures.map(({ id, kind, value, note }) => {
        const { value: number, unit } = write.quantity(kind, value)
        return {
          id,
          label: i18n._(FIGURE_LABELS[id]),
          value: number,
          unit,
          cell: write.cell(kind, value),
          note: note && figureNote(note),
        }
      }),
      charts: document.charts.map((chart) => writeChart(chart, write)),
      table,
      notes: [...document.notes.map(notes.note), ...(hasRoundedApart(table, adds) ? [notes.rounding] : [])],
      empty: document.empty && notes.empty(document.empty),
    }
  }
}

/** Characters that some systems refuse in file names: separators and invisible ones. */
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|\p{C}]/gu

/** Columns whose total is the sum of their lines; the total of other columns is a mean or a quotient. */
const ADDED_UP: ReadonlySet<ColumnId> = new Set(['distance', 'volume', 'energy', 'amount'])

const NOON = 12 * 60

/** Writes the charts of a report: all texts of their points, axis and table. */
function useChartWriter(): (chart: ReportChart, write: ValueWriter) => WrittenChart {
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
    // Other languages join two scores by another word than two days.
    const band =
      where.from === 0
        ? t`Under ${whole(where.to + 1)}`
        : t({ context: 'scores', message: `${from} to ${to}` })
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

/** Decimals of the styles that may be added up. */
const DIGITS: Partial<Record<FileStyle, number>> = { oneDecimal: 1, money: 2 }

/** Whether the sum of the lines as shown differs from a total. */
function hasRoundedApart({ columns, rows, cell, totals }: WrittenTable, sums: readonly boolean[]): boolean {
  return columns.some(({ style }, column) => {
    const digits = DIGITS[style]
    const total = totals?.[column]?.value
    if (digits === undefined || typeof total !== 'number' || !sums[column]) return false
    const units = (value: number) => Math.round(value * 10 ** digits)
    const sum = rows.reduce((all, row) => {
      const { value } = cell(row, column)
      return all + (typeof value === 'number' ? units(value) : 0)
    }, 0)
    return sum !== units(total)
  })
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import {
  type ColumnId,
  type FigureNote,
  LOW_SCORE,
  type ReportCode,
  type ReportDocument,
} from '#domain/reports/documents/reportDocument'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import { useFormats } from '../../../../i18n/FormatsProvider'
import { UNIT_LABELS } from '../../../../i18n/unitLabels'
import { CODE_LABELS, COLUMN_LABELS, FIGURE_LABELS, TABLE_TITLES } from './reportLabels'
import { hasRoundedApart } from './rounding'
import { useChartWriter } from './useChartWriter'
import { useReportNotes } from './useReportNotes'
import { makeValueWriter } from './valueWriter'
import type { WrittenReport, WrittenTable } from './writtenReport'

/** What a report says of itself besides its figures. */
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
        // A unit of two words, such as “/100 mi”, is not broken.
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
          ? t`Made ${madeAt}. Sample data.`
          : t`Made ${madeAt} for ${createdBy}. Sample data.`,
      days: notes.days(document.asked),
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

/** What some system takes in no file's name: signs of paths, and what is not shown. */
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|\p{C}]/gu

/** Columns whose total is the sum of their lines; of the others it is a mean or a quotient. */
const ADDED_UP: ReadonlySet<ColumnId> = new Set(['distance', 'volume', 'energy', 'amount'])

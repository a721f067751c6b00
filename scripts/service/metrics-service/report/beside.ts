import type { Chart, ChartRow } from './chart'
import type { KeyFigure } from './keyFigures'

/** A chart of two scopes: each row with the value of either, null where one has no such row. */
export interface BesideChart {
  id: string
  title: string
  /** Names of the cells of a row. */
  columns: readonly string[]
  rows: readonly BesideRow[]
}

export interface BesideRow {
  label: string
  pair: readonly [ChartRow | null, ChartRow | null]
}

/** Two reports' charts, those with one title together. */
export function chartsBeside(one: readonly Chart[], other: readonly Chart[]): BesideChart[] {
  const titles = [...new Set([...one, ...other].map(({ title }) => title))]
  return titles.flatMap((title) => {
    const pair = [one, other].map((charts) => charts.find((chart) => chart.title === title))
    const first = pair[0] ?? pair[1]
    if (!first) return []
    const { id, columns } = first
    return [{ id, title, columns, rows: rowsBeside(first, pair[0]?.rows ?? [], pair[1]?.rows ?? []) }]
  })
}

const nameOf = ({ label, beside }: ChartRow) => beside?.label ?? label

function rowsBeside(
  { kind }: Chart,
  one: readonly ChartRow[],
  other: readonly ChartRow[],
): readonly BesideRow[] {
  const labels = [...new Set([...one, ...other].map(nameOf))]
  const find = (rows: readonly ChartRow[], label: string) => rows.find((row) => nameOf(row) === label) ?? null
  const rows = labels.map((label): BesideRow => ({ label, pair: [find(one, label), find(other, label)] }))
  // Columns are hours or days, which have an order of their own.
  return kind === 'columns' ? rows.sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1)) : rows
}

const timeOf = ({ pair }: BesideRow) => String((pair[0] ?? pair[1])?.cells[0])

/** A key figure of two scopes. */
export interface BesideFigure {
  label: string
  pair: readonly [KeyFigure | null, KeyFigure | null]
}

export function figuresBeside(one: readonly KeyFigure[], other: readonly KeyFigure[]): BesideFigure[] {
  const labels = [...new Set([...one, ...other].map(({ label }) => label))]
  const find = (figures: readonly KeyFigure[], label: string) =>
    figures.find((figure) => figure.label === label) ?? null
  return labels.map((label) => ({ label, pair: [find(one, label), find(other, label)] }))
}

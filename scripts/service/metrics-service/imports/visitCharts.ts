import type { ExportedVisit } from '#domain/visit/visit'
import { WAYS_IN, type WayIn } from '#domain/visit/wayIn'
import type { Chart, ChartRow } from '../report/chart'
import { plural, whole } from '../report/words'
import type { VisitSums } from './visits'

/** As the screens of the kiosk name them. */
export const WAY_NAMES: Record<WayIn, string> = {
  fleet: 'Full fleet demo',
  essentials: 'Basic essentials fleet demo',
  dealer: 'Dealer demo',
  game: 'Fleet Hero',
  chapter: 'Tour chapter',
}

/** Charts of the visits that the files tell of: ways in, and starts; `silent` files tell of none. */
export function visitCharts(sums: VisitSums, silent: number): Chart[] {
  const basis = silent === 0 ? '' : ` ${plural(silent, 'file')} of an older version not counted.`
  return [waysIn(sums, basis), starts(sums, basis)]
}

function waysIn({ visitors }: VisitSums, basis: string): Chart {
  const by = (name: string, isOne: (visit: ExportedVisit) => boolean) =>
    visitRow(name, visitors.filter(isOne).length)
  const named = WAYS_IN.map((way) => by(WAY_NAMES[way], ({ waysIn: ways }) => ways.includes(way)))
  const rows = [...named.sort((one, other) => other.value - one.value), by('None of these', hasNoWay)]
  return {
    id: 'ways',
    title: 'Ways in',
    note: `What visitors pressed to come in: ${plural(visitors.length, 'visit')}, each counted for every way that it took.${basis}`,
    kind: 'bars',
    columns: ['wayIn', 'visits'],
    rows: rows.filter(({ value }) => value > 0),
  }
}

const hasNoWay = ({ waysIn }: ExportedVisit) => waysIn.length === 0

function starts({ visitors, untouched, staff }: VisitSums, basis: string): Chart {
  return {
    id: 'starts',
    title: 'Starts and untouched starts',
    note: `How often a kiosk was ready for a visitor, and whether one came.${basis}`,
    kind: 'bars',
    columns: ['start', 'visits'],
    rows: [
      visitRow('A visitor came', visitors.length),
      visitRow('Nobody touched the screen', untouched.length),
      ...(staff.length > 0 ? [visitRow('Staff only', staff.length)] : []),
    ],
  }
}

function visitRow(label: string, visits: number): ChartRow {
  return { label, value: visits, text: whole(visits), cells: [label, visits] }
}

import { compareTexts } from '#domain/base/compareTexts'
import { type Spread, spreadOf } from '#domain/booth/today/counts'
import { type HintSum, sumHints } from '#domain/booth/today/hintActions'
import { type RoomSum, roomsInOrder } from '#domain/booth/today/visitOutline'
import { type ActivationLabels, DIMENSIONS, type Dimension } from './activations'
import { added, type EventSums } from './eventSums'
import type { Reached, SumsPart, SumsRow } from './sumsQuery'

/** What the charts of the event are made from; all but `begun` are of the scope. */
export interface EventFigures {
  /** Visits by the day (YYYY-MM-DD) and hour that they began in, of all days, in order. */
  begun: { day: string; hour: number; visits: number }[]
  visits: number
  /** Visits by hour, 0 to 23. */
  hours: ReadonlyMap<number, number>
  /** Length of the visits that a reset ended, seconds: how often each occurs, and the middle half of them. */
  lengths: ReadonlyMap<number, number>
  length: Spread | null
  /** Visits that opened a hint, finished one, and have a known stay in a room. */
  reached: Record<Reached, number>
  hints: HintSum[]
  rooms: RoomSum[]
  /** Most frequent first; `total` adds up the values, null where no record has one. */
  actions: ActionFigure[]
  /** Visits by what their ids stand for; an id that the configuration does not know has no label. */
  by: Record<Dimension, LabelFigure[]>
  /** Visits by the names of the activation ids that they used; others have no label. */
  ids: LabelFigure[]
}

interface ActionFigure {
  action: string
  interactions: number
  visits: number
  total: number | null
}

interface LabelFigure {
  label: string | null
  visits: number
}

/**
 * The figures of some calendar days, or of all of them.
 * @param labels what activation ids stand for by the configuration
 * @param idNames what the operator calls them
 */
export function eventFigures(
  { rows }: EventSums,
  days: readonly string[] | null,
  labels: ActivationLabels,
  idNames: Readonly<Record<string, string>> = {},
): EventFigures {
  // Of all days together, actions and ids have rows of their own: a visit over midnight is one visit.
  const scope = new Set(days ?? [null])
  const summed = (part: SumsPart) => byKey(rows.filter((row) => row.part === part && scope.has(row.day)))
  const begunIn = (part: SumsPart) =>
    byKey(rows.filter((row) => row.part === part && (days === null || scope.has(row.day))))
  const idSets = summed('ids').map(({ key, visits }) => ({ ids: JSON.parse(key) as string[], visits }))
  const actions = summed('actions').sort(mostFrequentFirst)
  const hours = visitsBy(begunIn('begun'))
  const lengths = visitsBy(begunIn('lengths'))
  const reached = (what: Reached) => begunIn('reached').find(({ key }) => key === what)?.visits ?? 0
  return {
    begun: begunOf(rows),
    visits: [...hours.values()].reduce((sum, visits) => sum + visits, 0),
    hours,
    lengths,
    length: spreadOf(lengths),
    reached: { hint: reached('hint'), finished: reached('finished'), room: reached('room') },
    hints: sumHints(actions.map(({ key, records, total }) => ({ action: key, count: records, total }))),
    rooms: roomsInOrder(
      begunIn('rooms').map(({ key, visits, records, total }) => ({
        room: key,
        visits,
        stays: records,
        ms: total,
      })),
    ),
    actions: actions.map(({ key, records, visits, valued, total }) => ({
      action: key,
      interactions: records,
      visits,
      total: valued === 0 ? null : total,
    })),
    by: Object.fromEntries(
      DIMENSIONS.map((dimension) => [dimension, visitsByLabel(idSets, labels[dimension])]),
    ) as EventFigures['by'],
    ids: visitsByLabel(idSets, idNames),
  }
}

function begunOf(rows: EventSums['rows']): EventFigures['begun'] {
  return rows
    .flatMap((row) =>
      row.part === 'begun' && row.day !== null
        ? [{ day: row.day, hour: Number(row.key), visits: row.visits }]
        : [],
    )
    .sort((one, other) => compareTexts(one.day, other.day) || one.hour - other.hour)
}

/** Rows of several days, added up by their key. */
function byKey(rows: readonly SumsRow[]): SumsRow[] {
  const sums = new Map<string, SumsRow>()
  for (const row of rows) {
    const sum = sums.get(row.key)
    sums.set(row.key, sum ? added(sum, row) : row)
  }
  return [...sums.values()]
}

/** Visits by a key that is a number. */
const visitsBy = (rows: readonly SumsRow[]) =>
  new Map(rows.map(({ key, visits }): [number, number] => [Number(key), visits]))

/** A visit counts once for each label that its ids stand for. */
function visitsByLabel(
  idSets: readonly { ids: string[]; visits: number }[],
  labels: Readonly<Record<string, string>>,
): LabelFigure[] {
  const found = new Map<string | null, number>()
  for (const { ids, visits } of idSets) {
    const named = new Set(ids.map((id) => (Object.hasOwn(labels, id) ? (labels[id] ?? null) : null)))
    for (const label of named) found.set(label, (found.get(label) ?? 0) + visits)
  }
  return [...found]
    .map(([label, visits]) => ({ label, visits }))
    .sort(
      (one, other) =>
        other.visits - one.visits || compareTexts(one.label ?? '\uffff', other.label ?? '\uffff'),
    )
}

/** Actions by how often they happened, then by name. */
export function mostFrequentFirst(one: SumsRow, other: SumsRow): number {
  return other.records - one.records || compareTexts(one.key, other.key)
}

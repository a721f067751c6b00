import { type ActivationLabels, DIMENSIONS, type Dimension } from './activations'
import type { EventSums } from './eventSums'
import type { SumsRow } from './sumsQuery'

/** What the charts of the event are made from. */
export interface EventFigures {
  /** Visits by the day (YYYY-MM-DD) and hour that they began in, of all days, in order. */
  begun: { day: string; hour: number; visits: number }[]
  /** Actions in the scope, most frequent first; `total` adds up the values, null where no record has one. */
  actions: { action: string; interactions: number; visits: number; total: number | null }[]
  /** Visits in the scope by what their ids stand for; an id that the configuration does not know has no label. */
  by: Record<Dimension, { label: string | null; visits: number }[]>
}

/** The figures of a calendar day, or of all of them. */
export function eventFigures(
  { rows }: EventSums,
  day: string | null,
  labels: ActivationLabels,
): EventFigures {
  const inScope = (part: SumsRow['part']) => rows.filter((row) => row.part === part && row.day === day)
  const idSets = inScope('ids').map(({ key, visits }) => ({ ids: JSON.parse(key) as string[], visits }))
  return {
    begun: rows
      .flatMap((row) =>
        row.part === 'begun' && row.day !== null
          ? [{ day: row.day, hour: Number(row.key), visits: row.visits }]
          : [],
      )
      .sort((one, other) => byText(one.day, other.day) || one.hour - other.hour),
    actions: inScope('actions')
      .sort(mostFrequentFirst)
      .map(({ key, records, visits, valued, total }) => ({
        action: key,
        interactions: records,
        visits,
        total: valued === 0 ? null : total,
      })),
    by: Object.fromEntries(
      DIMENSIONS.map((dimension) => [dimension, visitsByLabel(idSets, labels[dimension])]),
    ) as EventFigures['by'],
  }
}

/** A visit counts once for each label that its ids stand for. */
function visitsByLabel(
  idSets: readonly { ids: string[]; visits: number }[],
  labels: Readonly<Record<string, string>>,
): { label: string | null; visits: number }[] {
  const found = new Map<string | null, number>()
  for (const { ids, visits } of idSets) {
    const named = new Set(ids.map((id) => (Object.hasOwn(labels, id) ? (labels[id] ?? null) : null)))
    for (const label of named) found.set(label, (found.get(label) ?? 0) + visits)
  }
  return [...found]
    .map(([label, visits]) => ({ label, visits }))
    .sort((one, other) => other.visits - one.visits || byText(one.label ?? '\uffff', other.label ?? '\uffff'))
}

/** Actions by how often they happened, then by name. */
export function mostFrequentFirst(one: SumsRow, other: SumsRow): number {
  return other.records - one.records || byText(one.key, other.key)
}

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

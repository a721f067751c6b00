import type { ActivationIds, ActivationLanguage, DeviceKind } from '#domain/device/config'
import { leaderboard } from '#domain/game/leaderboard'
import { type Numbered, numberRuns } from '#domain/game/playerNumber'
import type { ScoredRun } from '#domain/game/scoredRun'
import { type Interaction, RESET_ACTION } from '#domain/recording/interaction'
import { isVisitorsVisit, type Visit, visitFacts } from '#domain/visit/visit'
import type { VisitTrail } from '#domain/visit/visitTrail'
import type { WayIn } from '#domain/visit/wayIn'
import { type Activation, readActivations } from './activations'
import { byCount, countHours, countValues, type Spread, spreadOf, tally } from './counts'
import { type ActionSum, type HintSum, sumHints } from './hintActions'
import { type RoomSum, sumRooms, type VisitOutline, visitOutline } from './visitOutline'

/** The fields of an interaction that the report reads; `context` exists while it is unresolved. */
export type DayRecord = Pick<
  Interaction,
  'activationId' | 'sessionIdentifier' | 'action' | 'value' | 'createdAt' | 'context' | 'origin'
>

/** Steps of a visit; each counts visits independently. */
export interface Funnel {
  touched: number
  /** Opened a screen of the product. */
  entered: number
  /** Opened a waypoint of the guided tour. */
  toured: number
  threeScreens: number
  /** Played Fleet Hero, or took a summary with them. */
  playedOrTook: number
}

export interface RunSums {
  /** Finished runs that are kept; practice and staff's own runs are not. */
  all: number
  best: Pick<Numbered<ScoredRun>, 'score' | 'initials' | 'player'> | null
}

export interface DaySums {
  visits: number
  /** Length of the visits that a reset ended, whole seconds; null without one. */
  length: Spread | null
  records: number
  resets: number
  /** Visits by the hour in which they began, 0 to 23. */
  hours: readonly number[]
  /** Navigation by its reported name, most used first. */
  opened: readonly { action: string; count: number }[]
  /** Hints of the tour, most opened first. */
  hints: readonly HintSum[]
  /** Estimated time by room, most visited first. */
  rooms: readonly RoomSum[]
  /** Visits with a stay in a room, on which `rooms` rests. */
  visitsInRooms: number
  /** Visits by language, most first; a visit counts for every language in its records, as in the metrics service. */
  languages: readonly { id: ActivationLanguage; visits: number }[]
  devices: readonly { id: DeviceKind; visits: number }[]
  /** Visits by how they began, most first; a visit counts for each way (docs/decisions.md D46). */
  waysIn: readonly { id: WayIn; visits: number }[]
  funnel: Funnel
  runs: RunSums
}

export interface DayParts {
  /** Visits of the day, and earlier visits with records on it. */
  visits: readonly Visit[]
  records: Iterable<DayRecord>
  runs: readonly ScoredRun[]
  activationIds: ActivationIds | undefined
  /** YYYY-MM-DD, with its start and end by the booth's clock: ISO 8601, the end exclusive. */
  day: string
  from: string
  to: string
  /** Null for every event of the day. */
  event: string | null
  /** Hour of the day, 0 to 23, by the booth's clock. */
  hourOf: (iso: string) => number
}

/** What the records of a session tell about it. */
interface Session {
  firstAt: string
  records: DayRecord[]
  actions: Set<string>
  languages: Set<Activation['language']>
  devices: Set<Activation['device']>
}

const HINT_ACTION = /^\d+(\.\d+)?-(open|close)$/
const SCREENS_OF_INTEREST = 3

/** The sums of one day at the booth (docs/booth.md B6), equal to those of a metrics service for the same records. */
export function sumDay(parts: DayParts): DaySums {
  const { visits, event, hourOf } = parts
  const rows = new Map(visits.map((visit) => [visit.id, visit]))
  const isOfEvent = (id: string) => event === null || rows.get(id)?.event === event
  const activationOf = readActivations(parts.activationIds)
  const sessions = new Map<string, Session>()
  const actions = new Map<string, ActionSum>()
  let records = 0
  let resets = 0
  for (const record of parts.records) {
    if (record.origin !== undefined || !isOfEvent(record.sessionIdentifier)) continue
    records += 1
    const session = sessionOf(sessions, record)
    const { language, device } = activationOf(record)
    if (language) session.languages.add(language)
    if (device) session.devices.add(device)
    session.records.push(record)
    addAction(actions, record)
    if (record.action === RESET_ACTION) resets += 1
    else if (isOpening(record.action)) session.actions.add(record.action)
  }
  const ofEvent = visits.filter(({ id }) => isOfEvent(id))
  const counted = countedVisits(ofEvent, sessions, parts)
  const all = [...sessions.values()]
  const outlines = new Map(counted.map(({ id }) => [id, visitOutline(sessions.get(id)?.records ?? [])]))
  const ofVisits = [...outlines.values()]
  return {
    visits: counted.length,
    length: spreadOf(countValues(ofVisits.flatMap(({ seconds }) => (seconds === null ? [] : [seconds])))),
    records,
    resets,
    hours: countHours(counted.map(({ startedAt }) => hourOf(startedAt))),
    opened: [...actions.values()]
      .filter(({ action }) => isOpening(action))
      .map(({ action, count }) => ({ action, count }))
      .sort(byCount(({ count }) => count)),
    hints: sumHints(actions.values()),
    rooms: sumRooms(ofVisits),
    visitsInRooms: ofVisits.filter(({ stays }) => stays.length > 0).length,
    languages: tally(all.flatMap(({ languages }) => [...languages])),
    devices: tally(all.flatMap(({ devices }) => [...devices])),
    waysIn: tally(counted.flatMap(({ trail }) => [...(trail?.waysIn ?? [])])),
    funnel: funnelOf(counted, sessions, outlines),
    runs: sumRuns(parts.runs, parts.day, event),
  }
}

function sessionOf(sessions: Map<string, Session>, record: DayRecord): Session {
  const { sessionIdentifier: id, createdAt: at } = record
  const known = sessions.get(id)
  if (!known) {
    const begun: Session = {
      firstAt: at,
      records: [],
      actions: new Set(),
      languages: new Set(),
      devices: new Set(),
    }
    sessions.set(id, begun)
    return begun
  }
  if (at < known.firstAt) known.firstAt = at
  return known
}

/** Whether an action is of the navigation: neither a reset nor a step of a hint. */
const isOpening = (action: string) => action !== RESET_ACTION && !HINT_ACTION.test(action)

function addAction(sums: Map<string, ActionSum>, { action, value }: DayRecord): void {
  const sum = sums.get(action) ?? { action, count: 0, total: 0 }
  sums.set(action, sum)
  sum.count += 1
  sum.total += Math.max(0, value ?? 0)
}

/**
 * Visits that someone touched (docs/decisions.md D40): with the mark, a trail, or a record. A session whose
 * row is lost counts from its first record.
 */
function countedVisits(
  visits: readonly Visit[],
  sessions: ReadonlyMap<string, Session>,
  { from, to }: Pick<DayParts, 'from' | 'to'>,
): Visit[] {
  const ids = new Set(visits.map(({ id }) => id))
  const lost = [...sessions]
    .filter(([id]) => !ids.has(id))
    .map(([id, { firstAt }]): Visit => ({ id, startedAt: firstAt, endedAt: null }))
  const isVisitors = (visit: Visit) => isVisitorsVisit(visitFacts(visit), sessions.has(visit.id))
  const isOfDay = ({ startedAt }: Visit) => startedAt >= from && startedAt < to
  return [...visits.filter(isVisitors), ...lost].filter(isOfDay)
}

function funnelOf(
  visits: readonly Visit[],
  sessions: ReadonlyMap<string, Session>,
  outlines: ReadonlyMap<string, VisitOutline>,
): Funnel {
  const count = (came: (trail: VisitTrail, session: Session | undefined) => boolean) =>
    visits.filter(({ id, trail }) => came(trail ?? { screens: [] }, sessions.get(id))).length
  return {
    touched: visits.length,
    entered: count(({ screens }, session) => screens.length > 0 || (session?.actions.size ?? 0) > 0),
    toured: visits.filter(({ id }) => outlines.get(id)?.openedHint).length,
    threeScreens: count(
      ({ screens }, session) => Math.max(screens.length, session?.actions.size ?? 0) >= SCREENS_OF_INTEREST,
    ),
    playedOrTook: count(({ game, handoff }) => game === 1 || handoff === 1),
  }
}

/** Runs played on this kiosk; the best as a leaderboard of them has it. */
function sumRuns(stored: readonly ScoredRun[], day: string, event: string | null): RunSums {
  const runs = numberRuns(stored).filter(
    (run) => run.origin === undefined && run.day === day && (event === null || run.event === event),
  )
  const events = new Set(runs.map((run) => run.event))
  const ranked = [...events].flatMap((of) => leaderboard(runs, { event: of, day }))
  const [best] = ranked.toSorted((a, b) => b.score - a.score)
  return {
    all: runs.length,
    best: best ? { score: best.score, initials: best.initials, player: best.player } : null,
  }
}

import type { ActivationIds, ActivationLanguage, DeviceKind } from '#domain/device/config'
import { leaderboard } from '#domain/game/leaderboard'
import { type Numbered, numberRuns } from '#domain/game/playerNumber'
import type { ScoredRun } from '#domain/game/scoredRun'
import { type Interaction, RESET_ACTION } from '#domain/recording/interaction'
import { isVisitorsVisit, type Visit, visitFacts } from '#domain/visit/visit'
import type { VisitTrail } from '#domain/visit/visitTrail'
import type { WayIn } from '#domain/visit/wayIn'
import { type Activation, readActivations } from './activations'
import { byCount, countHours, median, tally } from './counts'

/** The fields of an interaction that the report reads; `context` exists while it is unresolved. */
export type DayRecord = Pick<
  Interaction,
  'activationId' | 'sessionIdentifier' | 'action' | 'value' | 'createdAt' | 'context' | 'origin'
>

export interface WaypointSum {
  /** As in the reported data (docs/game.md T2). */
  id: number
  opens: number
  /** Closes with a dwell time; `dwellMs` is their sum. */
  closes: number
  dwellMs: number
}

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
  /** Median length of a visit, whole seconds; null if none has ended. */
  medianSeconds: number | null
  records: number
  resets: number
  /** Visits by the hour in which they began, 0 to 23. */
  hours: readonly number[]
  /** Navigation by its reported name, most used first. */
  opened: readonly { action: string; count: number }[]
  /** Sorted by total dwell time, longest first. */
  waypoints: readonly WaypointSum[]
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
  lastAt: string
  actions: Set<string>
  toured: boolean
  languages: Set<Activation['language']>
  devices: Set<Activation['device']>
}

const WAYPOINT_ACTION = /^(\d+)(?:\.\d+)?-(open|close)$/
const SCREENS_OF_INTEREST = 3

/** The sums of one day at the booth (docs/booth.md B6), equal to those of a metrics service for the same records. */
export function sumDay(parts: DayParts): DaySums {
  const { visits, event, hourOf } = parts
  const rows = new Map(visits.map((visit) => [visit.id, visit]))
  const isOfEvent = (id: string) => event === null || rows.get(id)?.event === event
  const activationOf = readActivations(parts.activationIds)
  const sessions = new Map<string, Session>()
  const opened = new Map<string, number>()
  const waypoints = new Map<number, WaypointSum>()
  let records = 0
  let resets = 0
  for (const record of parts.records) {
    if (record.origin !== undefined || !isOfEvent(record.sessionIdentifier)) continue
    records += 1
    const session = sessionOf(sessions, record)
    const { language, device } = activationOf(record)
    if (language) session.languages.add(language)
    if (device) session.devices.add(device)
    const [, id, kind] = WAYPOINT_ACTION.exec(record.action) ?? []
    if (id !== undefined) {
      session.toured = true
      addWaypoint(waypoints, Number(id), kind === 'open' ? null : (record.value ?? 0))
    } else if (record.action === RESET_ACTION) resets += 1
    else {
      session.actions.add(record.action)
      opened.set(record.action, (opened.get(record.action) ?? 0) + 1)
    }
  }
  const ofEvent = visits.filter(({ id }) => isOfEvent(id))
  const counted = countedVisits(ofEvent, sessions, parts)
  const all = [...sessions.values()]
  return {
    visits: counted.length,
    medianSeconds: median(counted.flatMap((visit) => lengthOf(visit, sessions.get(visit.id)))),
    records,
    resets,
    hours: countHours(counted.map(({ startedAt }) => hourOf(startedAt))),
    opened: [...opened].map(([action, count]) => ({ action, count })).sort(byCount(({ count }) => count)),
    waypoints: [...waypoints.values()].sort(byCount(({ dwellMs }) => dwellMs)),
    languages: tally(all.flatMap(({ languages }) => [...languages])),
    devices: tally(all.flatMap(({ devices }) => [...devices])),
    waysIn: tally(counted.flatMap(({ trail }) => [...(trail?.waysIn ?? [])])),
    funnel: funnelOf(counted, sessions),
    runs: sumRuns(parts.runs, parts.day, event),
  }
}

function sessionOf(sessions: Map<string, Session>, record: DayRecord): Session {
  const { sessionIdentifier: id, createdAt: at } = record
  const known = sessions.get(id)
  if (!known) {
    const begun: Session = {
      firstAt: at,
      lastAt: at,
      actions: new Set(),
      toured: false,
      languages: new Set(),
      devices: new Set(),
    }
    sessions.set(id, begun)
    return begun
  }
  if (at < known.firstAt) known.firstAt = at
  if (at > known.lastAt) known.lastAt = at
  return known
}

function addWaypoint(sums: Map<number, WaypointSum>, id: number, closedMs: number | null): void {
  const sum = sums.get(id) ?? { id, opens: 0, closes: 0, dwellMs: 0 }
  sums.set(id, sum)
  if (closedMs === null) sum.opens += 1
  else {
    sum.closes += 1
    sum.dwellMs += Math.max(0, closedMs)
  }
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

/** Whole seconds from the start to the end, or to the last record if no end was stored; null without either. */
function lengthOf({ startedAt, endedAt }: Visit, session: Session | undefined): number[] {
  const end = endedAt ?? session?.lastAt
  if (end === undefined) return []
  return [Math.max(0, Math.round((Date.parse(end) - Date.parse(startedAt)) / 1000))]
}

function funnelOf(visits: readonly Visit[], sessions: ReadonlyMap<string, Session>): Funnel {
  const count = (came: (trail: VisitTrail, session: Session | undefined) => boolean) =>
    visits.filter(({ id, trail }) => came(trail ?? { screens: [] }, sessions.get(id))).length
  return {
    touched: visits.length,
    entered: count(({ screens }, session) => screens.length > 0 || (session?.actions.size ?? 0) > 0),
    toured: count((_, session) => session?.toured ?? false),
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

import type { MetricsStore } from '../store'
import { activationLabels, type EventConfig } from './activations'
import type { Chart } from './chart'
import { eventCharts } from './eventCharts'
import { type CountedEvent, type KeepMs, keepTenTimes } from './eventSums'
import { type EventFigures, eventFigures } from './figures'
import { NO_NAMES, type ReadNames } from './names'
import { type Scope, scopeOf } from './scope'
import { type MetricsSummary, summaryOf } from './summary'
import { dayIn } from './zone'

/** The event as of a moment: what the page and the files of its charts show. */
export interface EventReport {
  /** Unix ms. */
  madeAtMs: number
  /** Empty when the configuration names none. */
  event: string
  /** Whether the configuration says what the activation ids stand for. */
  knowsIds: boolean
  zone: string
  /** The days that figures and charts are of. */
  scope: Scope
  names: ReadNames
  /** Days with visits, the newest first; those that no right clock can have reached come last. */
  days: string[]
  /** Visits that began on such a day, of kiosks whose clock is wrong. */
  visitsAhead: number
  summary: MetricsSummary
  figures: EventFigures
  charts: Chart[]
}

export interface ReporterOptions {
  store: MetricsStore
  /** IANA name; days and hours are this zone's. */
  zone: string
  /** Read anew for each report, so that a change of the configuration is seen. */
  readConfig: () => Promise<EventConfig>
  /** Likewise; no names when absent. */
  readNames?: (() => Promise<ReadNames>) | undefined
  keepMs?: KeepMs
}

/** What was counted at one moment; the report on any day is made from it. */
interface Counted extends CountedEvent {
  config: EventConfig
  names: ReadNames
}

interface Kept {
  counted: Promise<Counted>
  /** Unix ms; infinite while it is being counted. */
  untilMs: number
}

/** How long a report is shown whose successor another process is counting. */
const WHILE_COUNTED_MS = 1_000

const DAY_MS = 24 * 3_600_000

/** @param latest the last day that a right clock can have reached */
function daysOf({ begun }: EventFigures, latest: string): Pick<EventReport, 'days' | 'visitsAhead'> {
  const days = [...new Set(begun.map((row) => row.day))].reverse()
  const isAhead = (day: string) => day > latest
  return {
    days: [...days.filter((day) => !isAhead(day)), ...days.filter(isAhead)],
    visitsAhead: begun.filter((row) => isAhead(row.day)).reduce((sum, { visits }) => sum + visits, 0),
  }
}

/**
 * Makes reports on the scope that an address names (`scopeOf`); everybody who asks shares for a while what was counted
 * for one.
 */
export function createReporter({
  store,
  zone,
  readConfig,
  readNames = async () => NO_NAMES,
  keepMs = keepTenTimes,
}: ReporterOptions) {
  let kept: Kept | null = null

  async function count(): Promise<Counted> {
    const [config, names] = await Promise.all([readConfig(), readNames()])
    return { ...(await store.counted(zone, keepMs)), config, names }
  }

  async function share(): Promise<Counted> {
    if (kept && kept.untilMs > Date.now()) return kept.counted
    const entry: Kept = { counted: count(), untilMs: Number.POSITIVE_INFINITY }
    kept = entry
    try {
      const counted = await entry.counted
      entry.untilMs = Date.now() + Math.max(counted.standsMs, Math.min(keepMs(0), WHILE_COUNTED_MS))
      return counted
    } catch (error) {
      kept = null
      throw error
    }
  }

  return async (scopeId: string): Promise<EventReport> => {
    const { countedAtMs: madeAtMs, config, names, sums, latest } = await share()
    const scope = scopeOf(scopeId, names)
    const labels = activationLabels(config.activationIds)
    const figures = eventFigures(sums, scope.days, labels, names.activationIds)
    const latestDay = dayIn(zone, madeAtMs + DAY_MS)
    return {
      madeAtMs,
      event: config.event,
      knowsIds: config.activationIds !== undefined,
      zone,
      scope,
      names,
      ...daysOf(figures, latestDay),
      summary: summaryOf(sums, latest),
      figures,
      charts: eventCharts(figures, scope, latestDay),
    }
  }
}

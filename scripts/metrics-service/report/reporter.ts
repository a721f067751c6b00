import type { MetricsStore, MetricsSummary } from '../store'
import { activationLabels, type EventConfig } from './activations'
import type { Chart } from './chart'
import { eventCharts } from './eventCharts'

/** The event as of a moment: what the page and the files of its charts show. */
export interface EventReport {
  /** Unix ms. */
  madeAtMs: number
  /** Empty when the configuration names none. */
  event: string
  /** Whether the configuration says what the activation ids stand for. */
  knowsIds: boolean
  zone: string
  /** The calendar day that the charts speak of, or null for all. */
  day: string | null
  /** Days with visits, the newest first. */
  days: string[]
  summary: MetricsSummary
  charts: Chart[]
}

export interface ReporterOptions {
  store: MetricsStore
  /** IANA name; days and hours are this zone's. */
  zone: string
  /** Read anew for each report, so that a change of the configuration is seen. */
  readConfig: () => Promise<EventConfig>
  /** How long a report is shown that took so long to make, both in ms. */
  keepMs?: (tookMs: number) => number
}

/** Of the database's time, at most one part in ten goes into reports, however many people look. */
const keepTenTimes = (tookMs: number) => Math.max(2_000, tookMs * 10)

/** Days and all of them together; somebody who tries more gets each made anew. */
const MOST_KEPT = 32

interface Kept {
  report: Promise<EventReport>
  /** Unix ms; infinite while it is being made. */
  untilMs: number
}

/** Makes reports and lets everybody who asks share them for a while. */
export function createReporter({ store, zone, readConfig, keepMs = keepTenTimes }: ReporterOptions) {
  const kept = new Map<string, Kept>()

  async function make(day: string | null): Promise<EventReport> {
    const { event, activationIds } = await readConfig()
    const figures = await store.figures({ day, zone }, activationLabels(activationIds))
    return {
      madeAtMs: Date.now(),
      event,
      knowsIds: activationIds !== undefined,
      zone,
      day,
      days: [...new Set(figures.begun.map((row) => row.day))].reverse(),
      summary: await store.summary(),
      charts: eventCharts(figures, day),
    }
  }

  return async (day: string | null): Promise<EventReport> => {
    const key = day ?? ''
    const known = kept.get(key)
    if (known && known.untilMs > Date.now()) return known.report
    if (kept.size >= MOST_KEPT) kept.clear()
    const beganMs = Date.now()
    const entry: Kept = { report: make(day), untilMs: Number.POSITIVE_INFINITY }
    kept.set(key, entry)
    try {
      const report = await entry.report
      entry.untilMs = Date.now() + keepMs(Date.now() - beganMs)
      return report
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }
}

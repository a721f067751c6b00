import { databaseFields, processLog } from '../monitor/log'
import type { MetricsStore } from '../store'
import type { Keeping } from './days'

const DAYS_EVERY_MS = 3_600_000
/** After a failure, such as a table that stayed in use or a database that is away. */
const AGAIN_AFTER_MS = 60_000

export interface UpkeepEnvironment {
  METRICS_KEEP_DAYS?: string | undefined
  METRICS_DELETE_UNEXPORTED?: string | undefined
}

/** How long records are kept. Throws a plain sentence when a variable is unusable. */
export function keepingFrom(env: UpkeepEnvironment): Keeping {
  const days = env.METRICS_KEEP_DAYS?.trim()
  if (days && !/^[1-9]\d{0,4}$/.test(days)) {
    throw new Error(`METRICS_KEEP_DAYS must be a number of days from 1 to 99999, not "${days}".`)
  }
  const deletes = env.METRICS_DELETE_UNEXPORTED?.trim() || 'no'
  if (deletes !== 'yes' && deletes !== 'no') {
    throw new Error(`METRICS_DELETE_UNEXPORTED must be "yes" or "no", not "${deletes}".`)
  }
  return { ...(days ? { keepDays: Number(days) } : {}), deletesUnexported: deletes === 'yes' }
}

export interface UpkeepOptions {
  store: Pick<MetricsStore, 'keepDays' | 'keepUp'>
  /** IANA name of the zone whose sums are kept up. */
  zone: string
  keeping: Keeping
  onError?: (what: string, error: unknown) => void
}

/**
 * Keeps the database's partitions and sums from now on. The function that it returns stops that, and resolves when
 * nothing of it is under way any more.
 */
export function startUpkeep({
  store,
  zone,
  keeping,
  onError = complain,
}: UpkeepOptions): () => Promise<void> {
  const failed = (what: string) => (error: unknown) => {
    onError(what, error)
    return AGAIN_AFTER_MS
  }
  const counting = repeat(() => store.keepUp(zone).catch(failed('Adding up what was posted')))
  const days = repeat(() =>
    store
      .keepDays(keeping)
      .then(({ deleted }) => {
        if (deleted.length > 0) processLog.info('Old days were deleted.', { days: deleted })
        return DAYS_EVERY_MS
      })
      .catch(failed('Keeping the days of the table')),
  )
  return async () => {
    await Promise.all([counting(), days()])
  }
}

/** Runs `work` again and again, each time after the ms that it returned; what it returns stops that. */
function repeat(work: () => Promise<number>): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = work().then((waitMs) => {
      if (!stopped) timer = setTimeout(run, waitMs).unref()
    })
  }
  run()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}

const complain = (what: string, error: unknown) => processLog.error(`${what} failed.`, databaseFields(error))

import { withBrowser } from '../browser'
import { serveRecordPage } from '../fixtures/recordSite'
import { median, percentile } from '../statistics'
import type { BenchRow } from '../table'
import { taskMs } from '../taskTime'
import { newFolder } from '../tempFolder'

const MAX_MS = 1
const CALLS = 2_000
const LIMIT_MS = 60_000
/** The spill holds 500; the last of these calls carry all of it. */
const WAITING_CALLS = 499

interface Recorded {
  times: number[]
  stored: number
}

/** Row 4: what an interaction costs the page that records it. */
export async function recordCost(): Promise<BenchRow[]> {
  const server = await serveRecordPage()
  try {
    return await withBrowser(newFolder('record'), {}, async (session) => {
      const { page, context } = session
      await page.goto(`${server.url}/`)
      if (!(await page.evaluate('crossOriginIsolated')))
        throw new Error('The clock of the bench page is coarse.')
      await page.evaluate('__record.attach()')
      // The first calls open the database and compile the code.
      await page.evaluate('__record.oneByOne(50, 10000)')
      const before = await taskMs(session)
      const recorded = await page.evaluate<Recorded>(`__record.oneByOne(${CALLS}, ${LIMIT_MS})`)
      const tasks = (await taskMs(session)) - before

      const second = await context.newPage()
      await second.goto(`${server.url}/`)
      const waiting = await second.evaluate<number[]>(`__record.waiting(${WAITING_CALLS})`)
      return rows(recorded, tasks, waiting)
    })
  } finally {
    await server.close()
  }
}

function rows({ times, stored }: Recorded, tasks: number, waiting: readonly number[]): BenchRow[] {
  if (stored !== times.length) throw new Error(`Only ${stored} of ${times.length} events were stored.`)
  const full = waiting.slice(-100)
  const row = (what: string, value: number, note: string, informs = false): BenchRow => ({
    row: 4,
    what,
    measured: { value, unit: 'ms' },
    ...(informs ? {} : { target: { of: 'value', max: MAX_MS } as const }),
    note,
  })
  return [
    row(
      'record(), the call itself, median',
      median(times),
      `${times.length} calls, each stored before the next`,
    ),
    row(
      'record(), the call itself, p99',
      percentile(times, 99),
      `longest ${Math.max(...times).toFixed(2)} ms`,
    ),
    row(
      'record(), all main-thread time a call',
      tasks / times.length,
      'mean task time of the page: the call, its transaction and the callbacks of its commit',
    ),
    row(
      'record() while the database is away, full spill, median',
      median(full),
      `calls ${WAITING_CALLS - 99} to ${WAITING_CALLS}: the whole spill is mirrored at each; p99 ${percentile(full, 99).toFixed(2)} ms`,
      true,
    ),
  ]
}

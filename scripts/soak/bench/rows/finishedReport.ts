import { profiled, type Session, until, withCopiedProfile } from '../browser'
import { longestTaskMs } from '../mainThread'
import type { BenchOptions } from '../options'
import type { Sites } from '../sites'
import { median, percentile } from '../statistics'
import type { BenchRow } from '../table'
import type { Timed } from '../tap'

const VEHICLES = 500
const MADE_MAX_MS = 1000
const FRAME_MAX_MS = 50
const ROUNDS = 5
/** As between two presses of a person. */
const PAUSE_MS = 300
const REPORTS = [
  { id: 'rp-9001', type: 'fuelAndEnergy' },
  { id: 'rp-9002', type: 'safetyEvents' },
  { id: 'rp-9003', type: 'utilization' },
] as const

/** A shipped report of a few lines, which is open before each press. */
const SHORT = 'rp-1'

interface Made {
  ms: number
  longestGapMs: number
  longestTaskMs: number
  lines: number
}

/** Row 16: a report over 60 days of a large fleet, from the press in the list to its last line; server stopped. */
export async function finishedReport(sites: Sites, options: BenchOptions): Promise<BenchRow[]> {
  const hello = await sites.hello()
  const plain = await withCopiedProfile(
    await hello.visitedProfile(),
    { scripts: ['clock', 'insight'] },
    async (session) => {
      const { page } = session
      await page.goto(`${hello.url}/welcome`)
      const made: Made[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        await page.evaluate(`__insight.plainReport(${VEHICLES})`)
        made.push(await press(session, 'main button'))
      }
      return made
    },
  )
  const kiosk = await sites.kiosk()
  return withCopiedProfile(
    await kiosk.visitedProfile(),
    { scripts: ['clock', 'rules', 'insight'] },
    async (session) => {
      const { page, cdp } = session
      await page.goto(`${kiosk.url}/welcome`)
      await until(page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
      await page.evaluate(`__rules.seed(${VEHICLES})`)
      await page.evaluate(`__insight.seed(${JSON.stringify(REPORTS)})`)
      return profiled(cdp, options.profile ? 'finishedReport.cpuprofile' : null, async () => {
        const rows: BenchRow[] = []
        for (const { id, type } of REPORTS)
          rows.push(...rowsOf(type, await madeReports(session, kiosk.url, id), plain))
        return rows
      })
    },
  )
}

async function madeReports(session: Session, url: string, id: string): Promise<Made[]> {
  const { page } = session
  const link = `a[href*="report=${id}"]`
  const made: Made[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // Loaded anew: a report that was open is kept in memory, and would not be read again.
    await page.goto(`${url}/5?report=${SHORT}`)
    await until(page, `document.querySelector('${link}') !== null && __insight.isShort(${VEHICLES})`)
    await page.waitForTimeout(PAUSE_MS)
    made.push(await press(session, link))
  }
  return made
}

async function press(session: Session, selector: string): Promise<Made> {
  const { page } = session
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  // Armed before the press is sent: sent together, the press may come first.
  await page.evaluate(`void (globalThis.__timed = __insight.expectLines(${VEHICLES}))`)
  let timed: Timed & Omit<Made, 'ms' | 'longestTaskMs'> = { longestGapMs: 0, lines: 0 }
  const taskMs = await longestTaskMs(session, async () => {
    await target.click()
    timed = await page.evaluate<typeof timed>('__timed')
  })
  const { ms, problem, ...made } = timed
  if (ms === undefined) throw new Error(`${selector} made no report: ${problem}`)
  return { ...made, ms, longestTaskMs: taskMs }
}

function rowsOf(type: string, made: readonly Made[], plain: readonly Made[]): BenchRow[] {
  const times = made.map(({ ms }) => ms)
  const gaps = made.map(({ longestGapMs }) => longestGapMs)
  const tasks = made.map((one) => one.longestTaskMs)
  const plainTasks = plain.map((one) => one.longestTaskMs)
  const [plainTimes, plainGaps] = [plain.map(({ ms }) => ms), plain.map((one) => one.longestGapMs)]
  return [
    {
      row: 16,
      what: `${type} of ${VEHICLES} vehicles x 60 days, press to last line, p95`,
      measured: { value: percentile(times, 95), unit: 'ms' },
      reference: { value: percentile(plainTimes, 95), unit: 'ms', what: 'a plain table' },
      target: { of: 'value', max: MADE_MAX_MS },
      note: `${made[0]?.lines} lines, ${times.length} times, median ${median(times).toFixed(0)} ms; to the second frame after the last line`,
      samples: { report: times, plain: plainTimes },
    },
    {
      row: 16,
      what: `${type} meanwhile, longest gap between frames`,
      measured: { value: Math.max(...gaps), unit: 'ms' },
      reference: { value: Math.max(...plainGaps), unit: 'ms', what: 'a plain table' },
      target: { of: 'value', max: FRAME_MAX_MS },
      note: `the longest of each time: ${gaps.map((gap) => gap.toFixed(0)).join(', ')} ms`,
      samples: { report: gaps, plain: plainGaps },
    },
    {
      row: 16,
      what: `${type} meanwhile, longest task of the main thread`,
      measured: { value: Math.max(...tasks), unit: 'ms' },
      reference: { value: Math.max(...plainTasks), unit: 'ms', what: 'a plain table' },
      target: { of: 'value', max: FRAME_MAX_MS },
      note: `in the thread's own time, so without waits for a CPU; of each time ${tasks.map((task) => task.toFixed(0)).join(', ')} ms`,
      samples: { report: tasks, plain: plainTasks },
    },
  ]
}

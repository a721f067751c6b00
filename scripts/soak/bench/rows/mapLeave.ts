import { type Session, until, withCopiedProfile } from '../browser'
import { longestTaskMs } from '../mainThread'
import type { Sites } from '../sites'
import { median, percentile } from '../statistics'
import type { BenchRow } from '../table'
import { taskMs } from '../taskTime'
import { LEGS, type Leg, PREPARE } from './legs'
import { press } from './rooms'

const SLOWDOWN = 4
const HEADING_MAX_MS = 100
const ROWS_MAX_MS = 200
/** Times that each way out is taken with a watch, and with a trace, which costs time itself. */
const TIMED = 5
const TRACED = 2
/** A visitor looks at the map, and then at what came after it. */
const LOOK_MS = 1_200

/** Row 24: the map is left for the dashboard and for the vehicles; server stopped, CPU slowed down. */
export async function mapLeave(sites: Sites): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const options = { cpuSlowdown: SLOWDOWN, scripts: ['clock', 'press'], touch: true } as const
  return withCopiedProfile(await kiosk.visitedProfile(), options, async (session) => {
    const { page } = session
    await page.goto(`${kiosk.url}/home`)
    await until(page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
    const times = {
      heading: [] as number[],
      rows: [] as number[],
      after: [] as number[],
      longest: [] as number[],
    }
    // The first time on each way loads the screens.
    for (let round = 0; round <= TIMED + TRACED; round += 1) {
      for (const out of [legOf('map to home'), legOf('map to vehicles')]) {
        await go(session, legOf('home to map'))
        if (round > TIMED) {
          times.longest.push(await longestTaskMs(session, () => go(session, out)))
          continue
        }
        const { headingMs, rowsMs, afterMs } = await go(session, out)
        if (round === 0) continue
        times.heading.push(headingMs)
        times.rows.push(rowsMs)
        times.after.push(afterMs)
      }
    }
    const main = `main thread ${median(times.after).toFixed(0)} ms until ${LOOK_MS} ms after the rows, longest task ${Math.max(...times.longest).toFixed(0)} ms`
    return [
      row("the next screen's heading", times.heading, HEADING_MAX_MS, main),
      row('its rows', times.rows, ROWS_MAX_MS),
    ]
  })
}

function row(to: string, times: readonly number[], max: number, more?: string): BenchRow {
  return {
    row: 24,
    what: `leaving the map, press to ${to}, p95, CPU ${SLOWDOWN}x slower`,
    measured: { value: percentile(times, 95), unit: 'ms' },
    target: { of: 'value', max },
    note: [`${times.length} times, median ${median(times).toFixed(0)} ms`, more].filter(Boolean).join('; '),
    samples: { times },
  }
}

async function go(session: Session, leg: Leg) {
  const { page } = session
  await page.evaluate(PREPARE)
  const before = await taskMs(session)
  const pressed = await press(page, leg)
  await page.waitForTimeout(LOOK_MS)
  return { ...pressed, afterMs: (await taskMs(session)) - before }
}

function legOf(name: string): Leg {
  const leg = LEGS.find((one) => one.name === name)
  if (!leg) throw new Error(`There is no leg ${name}.`)
  return leg
}

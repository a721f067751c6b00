import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { seededRandom } from '#domain/base/seededRandom'
import type { Interaction } from '#domain/recording/interaction'
import type { Kiosk } from '../../drivers/kiosk'
import { until } from '../harness/wait'
import type { DayBooth } from './dayBooth'
import { STRIKES, type Struck } from './faults'
import type { VisitPlan, Walk } from './plan'

const ENTRIES: Record<Walk, string> = {
  fleet: 'Full fleet demo',
  dealer: 'Dealer demo',
  essentials: 'Basic essentials fleet demo',
  game: 'Play Fleet Hero',
}
const IDLE_LIMIT_MS = 45_000
const RECORD_LIMIT_MS = 15_000

export interface VisitResult {
  /** The page was killed in it. */
  ended: boolean
  /** What is wrong about what was recorded. */
  problems: string[]
}

/** Sessions whose page was killed. */
export interface Killed {
  all(): Iterable<string>
  add(session: string): void
}

/**
 * One visit, in English: in by an entry, through the navigation, and out by the logo or by walking away. What is
 * recorded must be what was done, in that order; a killed page may have lost the last act that was under way.
 */
export async function visit(
  booth: DayBooth,
  plan: VisitPlan,
  committed: readonly Interaction[],
  killed: Killed,
): Promise<VisitResult> {
  const from = committed.length
  // What a page could not tell before it was killed is told when it is delivered.
  const earlier = new Set(killed.all())
  const acts: string[] = []
  const random = seededRandom(plan.visit)
  let struck: Struck | null = null
  const strike = async () => {
    if (plan.fault === 'none' || struck) return
    const session = await booth.session()
    struck = await STRIKES[plan.fault](booth, random)
    if (struck.ended && session !== null) killed.add(session)
  }
  const isOver = () => struck?.ended === true

  await toWelcome(await booth.kiosk())
  await enter(await booth.kiosk(), plan.walk)
  for (const [index, { name, path }] of plan.presses.entries()) {
    if (index === plan.strikesBefore) await strike()
    if (isOver()) break
    acts.push(name)
    await press(await booth.kiosk(), path)
  }
  await strike()
  if (!isOver()) {
    await leave(await booth.kiosk(), plan)
    acts.push('Reset')
  }

  const done = () =>
    committed
      .slice(from)
      .filter(({ sessionIdentifier }) => !earlier.has(sessionIdentifier))
      // A page that is loaded anew tells late what it committed before.
      .toSorted((one, other) => one.seq - other.seq)
      .map(({ action }) => action)
      .filter(isCounted)
  const problems: string[] = []
  if (isOver()) {
    const seen = done()
    if (!isDeepStrictEqual(seen, acts.slice(0, seen.length))) problems.push(differ(acts, seen))
  } else {
    const asDone = () => isDeepStrictEqual(done(), acts)
    await until('what was done is recorded', asDone, RECORD_LIMIT_MS).catch(() => undefined)
    if (!asDone()) problems.push(differ(acts, done()))
  }
  await (struck as Struck | null)?.mend()
  return { ended: isOver(), problems }
}

/** Hints are not part of the way. */
const isCounted = (action: string) => !/^\d+(\.\d+)?-(open|close)$/.test(action)

const differ = (acts: readonly string[], seen: readonly string[]) =>
  `did ${acts.join(', ') || 'nothing'} and recorded ${seen.join(', ') || 'nothing'}`

/** Whether the kiosk plays by itself: its loop goes over the real screens, so the address does not tell. */
export async function isAttracting({ page }: Kiosk): Promise<boolean> {
  return page.getByRole('button', { name: 'Touch to explore' }).first().isVisible()
}

/** To the entries, from wherever the last visitor left; an attract loop is ended by a key. */
async function toWelcome(kiosk: Kiosk): Promise<void> {
  const entry = kiosk.page.getByRole('button', { name: ENTRIES.fleet, exact: true })
  await until('the welcome page', async () => {
    if (await isAttracting(kiosk)) await kiosk.page.keyboard.press('Escape')
    else if (!kiosk.address().startsWith('/welcome')) await kiosk.follow('/welcome')
    return (await entry.isVisible()) && !(await isAttracting(kiosk))
  })
}

async function enter(kiosk: Kiosk, walk: Walk): Promise<void> {
  await kiosk.page.getByRole('button', { name: ENTRIES[walk], exact: true }).click()
  await until('what the entry leads to', () => !kiosk.address().startsWith('/welcome'))
  if (walk === 'game') return
  if (kiosk.address().startsWith('/tour'))
    await kiosk.page.getByRole('button', { name: 'Start', exact: true }).click()
  await until(
    'the first screen',
    async () => !kiosk.address().startsWith('/tour') && kiosk.heading.first().isVisible(),
  )
}

/** A second tap that is faster than a person's is taken for a double tap. */
const PAUSE_MS = 400

async function press(kiosk: Kiosk, path: string): Promise<void> {
  await pause(PAUSE_MS)
  await kiosk.tapNavigation(path)
  await until(`the screen ${path}`, () => new URL(kiosk.page.url()).pathname === path)
}

/** By the logo, or by doing nothing until the visit is reset for the next person. */
async function leave(kiosk: Kiosk, { ending }: VisitPlan): Promise<void> {
  if (ending === 'walks-away') return until('the attract loop', () => isAttracting(kiosk), IDLE_LIMIT_MS)
  await pause(PAUSE_MS)
  await kiosk.tapLogo()
  await until('the start of the next visit', () => /^\/(tour|welcome)/.test(kiosk.address()))
}

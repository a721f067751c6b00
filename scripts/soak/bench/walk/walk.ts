import { PATHS } from '#domain/device/routes'
import { choosePress, type Pressable, pressName, type Uses } from './choosePress'
import { slowestAnswer } from './interactions'
import { type Done, judge, type Press } from './judge'
import type { Point, PressPage, Shown, Told } from './pressPage'

/** One button and a number that it counts up: what a press costs in this browser at the very least. */
const BARE_PAGE =
  'data:text/html,<!doctype html><title>Bare</title><button style="width:300px;height:90px">Press</button><h1>0</h1><script>let n=0;document.querySelector("button").onclick=()=>{document.querySelector("h1").textContent=++n}</script>'
const ON_BARE_BUTTON = { x: 150, y: 50 }
/** Controls that lie under something are passed over so often before a screen counts as a dead end. */
const MOST_MISSES = 5

export interface WalkOptions {
  /** Origin of the kiosk. */
  url: string
  seed: number
  presses: number
  /** Addresses to begin at, in turn. */
  starts: readonly string[]
}

/** An address with the demo's clock, which is the same in all walks, so that they see the same data. */
export function atClock(url: string, address: string): string {
  return `${url}${address}${address.includes('?') ? '&' : '?'}now=2026-11-20T19:32:00Z`
}

/** Presses on the bare page; @returns milliseconds each, null for under 16 ms */
export async function pressBare(page: PressPage, count: number): Promise<(number | null)[]> {
  await page.load(BARE_PAGE)
  const durations: (number | null)[] = []
  for (let index = 0; index < count; index += 1) {
    await page.press(ON_BARE_BUTTON)
    durations.push(slowestAnswer((await page.take()).events)?.durationMs ?? null)
  }
  return durations
}

/**
 * Presses at random by seed on whatever is shown, each time once the page is at rest, and goes on at the next start after
 * some presses and at a dead end. The page shows the kiosk already. @throws Error when no start of a whole round has anything to press
 */
export async function walk(page: PressPage, { url, seed, presses, starts }: WalkOptions): Promise<Press[]> {
  const uses: Uses = new Map()
  const mostAtStart = Math.max(1, Math.floor(presses / starts.length))
  const done: Done[] = []
  const told: Pick<Told, 'events' | 'frames'> = { events: [], frames: [] }
  await page.rest()
  const { mode } = await page.shown()

  let lastUsed = 0
  for (let start = 0; done.length < presses; start += 1) {
    if (start - lastUsed > starts.length) throw new Error(`Walk ${seed} found nothing to press anywhere.`)
    const address = starts[start % starts.length] ?? PATHS.welcome
    if ((await page.shown()).mode === mode) await page.follow(address)
    else await page.openAnew(atClock(url, address))
    for (let count = 0; count < mostAtStart && done.length < presses; count += 1) {
      const shown = await page.shown()
      const next = await aimAtOne(`${seed} ${start} ${count}`, shown)
      if (!next) break
      lastUsed = start
      await page.press(next.point, () => page.rest())
      const { documentMs, events, frames } = await page.take()
      told.events.push(...events)
      told.frames.push(...frames)
      done.push({
        name: pressName(shown.path, next.control),
        path: shown.path,
        atMs: next.point.nowMs,
        documentMs,
      })
    }
  }
  return judge(done, told.events, told.frames)

  async function aimAtOne(
    draw: string,
    { path, controls }: Shown,
  ): Promise<{ control: Pressable; point: Point } | null> {
    for (let misses = 0; misses < MOST_MISSES; misses += 1) {
      const control = choosePress(`${draw} ${misses}`, controls, path, uses)
      if (!control) return null
      const point = await page.pointOf(control)
      if (point) return { control, point }
    }
    return null
  }
}

import type { Page } from 'playwright'
import { ROUTES, routeFor } from '#domain/device/routes'
import { until, withCopiedProfile } from '../browser'
import { BARE_PAGE } from '../fixtures/barePage'
import type { BenchOptions } from '../options'
import type { Site } from '../site'
import type { Sites } from '../sites'
import { median, percentile } from '../statistics'
import type { BenchRow } from '../table'
import { groupLines } from '../walk/groups'
import { type Answer, inp, medianOfWorst, slowestAnswer, type Told } from '../walk/interactions'
import { type Done, judge, LEAST_MS, type Press, timeOf } from '../walk/judge'
import { atClock, PAUSE_MS, type PressHands, PressPage, pressScript } from '../walk/pressPage'
import { startsOf, WALKS } from '../walk/starts'
import { walk } from '../walk/walk'

const SLOWDOWN = 4
const BARE_PRESSES = 15
const ON_BARE_BUTTON = { x: 150, y: 50 }
const SLOWEST = 10

const P75_MAX_RATIO = 2.5
const INP_MAX_MS = 200
const WORST_MAX_MS = 400

/** What an evaluation says when its document is replaced. */
const LOST = /Execution context was destroyed|navigation|Cannot find context|is not defined|of null/i
const TAKE = '__takeInteractions()'

interface Walked {
  seed: number
  presses: Press[]
  /** Paths on which nothing could be pressed. */
  deadEnds: string[]
  bareMs: number[]
}

/**
 * Row 26: seeded walks of presses on whatever is shown, over all rooms and modes, by touch, each once the page is at rest;
 * server stopped, CPU slowed down. How long a press takes is what the browser says (Event Timing), as in INP.
 */
export async function randomWalk(sites: Sites, { seed, presses }: BenchOptions): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const walks: Walked[] = []
  for (let own = seed; own < seed + WALKS; own += 1) walks.push(await walkOf(kiosk, own, presses))
  return rowsOf(walks)
}

async function walkOf(kiosk: Site, seed: number, presses: number): Promise<Walked> {
  const options = { cpuSlowdown: SLOWDOWN, scripts: ['interactions'], touch: true } as const
  return withCopiedProfile(await kiosk.visitedProfile(), options, async ({ page }) => {
    await page.addInitScript({ content: await pressScript() })
    const bareMs = await pressBare(page)
    await page.goto(kiosk.url + atClock('/welcome'))
    await until(page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
    const pressed = new PressPage(handsOn(page, kiosk.url))
    const done: Done[] = []
    const entries: Pick<Told, 'events' | 'frames'> = { events: [], frames: [] }
    const deadEnds: string[] = []
    await walk(pressed, {
      ...{ seed, presses, starts: startsOf(seed) },
      async onPress(press) {
        const { documentMs, events, frames } = await pressed.ask<Told>(TAKE)
        entries.events.push(...events)
        entries.frames.push(...frames)
        done.push({ ...press, documentMs })
      },
      onDeadEnd: ({ path }) => void deadEnds.push(path),
    })
    return { seed, bareMs, deadEnds, presses: judge(done, entries.events, entries.frames) }
  })
}

function handsOn(page: Page, origin: string): PressHands {
  return {
    evaluate: (expression) => page.evaluate(expression),
    isLost: ({ message }) => LOST.test(message),
    nextDocument: () => page.waitForLoadState('domcontentloaded'),
    load: async (address) => void (await page.goto(origin + address, { waitUntil: 'commit' })),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
  }
}

/** Presses on the bare page; @returns milliseconds each */
async function pressBare(page: Page): Promise<number[]> {
  await page.goto(BARE_PAGE)
  const times: number[] = []
  for (let index = 0; index < BARE_PRESSES; index += 1) {
    await page.touchscreen.tap(ON_BARE_BUTTON.x, ON_BARE_BUTTON.y)
    await page.waitForTimeout(PAUSE_MS)
    times.push(timeOf({ answer: slowestAnswer((await page.evaluate<Told>(TAKE)).events) }))
  }
  return times
}

function rowsOf(walks: readonly Walked[]): BenchRow[] {
  const presses = walks.flatMap((one) => one.presses).filter(({ isLost }) => !isLost)
  const times = presses.map(timeOf)
  const bare = walks.flatMap(({ bareMs }) => bareMs)
  const row = { row: 26, reference: { value: median(bare), unit: 'ms', what: 'a bare press' } } as const
  return [
    {
      ...row,
      what: `random walk, p75 of ${times.length} presses, CPU ${SLOWDOWN}x slower`,
      measured: { value: percentile(times, 75), unit: 'ms' },
      target: { of: 'ratio', max: P75_MAX_RATIO },
      note: told(walks, presses, bare),
      samples: { bare, ...byName(presses) },
    },
    {
      ...row,
      what: 'random walk, INP (p98)',
      measured: { value: inp(times), unit: 'ms' },
      target: { of: 'value', max: INP_MAX_MS },
      note: [
        'by room and by kind of control, in milliseconds',
        ...groupLines('room', presses, ({ path }) => roomOf(path)),
        ...groupLines('kind', presses, ({ kind }) => kind),
      ].join('\n   '),
    },
    {
      ...row,
      what: 'random walk, median of the five worst presses',
      measured: { value: medianOfWorst(times), unit: 'ms' },
      target: { of: 'value', max: WORST_MAX_MS },
      note: `the slowest: total = waiting + handlers + drawing; of their long frames: scripts (style and layout inside) and style, layout, paint after them; the longest script\n   ${slowest(presses).join('\n   ')}`,
    },
  ]
}

function told(walks: readonly Walked[], presses: readonly Press[], bare: readonly number[]): string {
  const times = presses.map(timeOf)
  const answers = presses.flatMap(({ answer }) => answer ?? [])
  const part = (what: keyof Answer) => ms(median(answers.map((answer) => answer[what])))
  const lost = walks.flatMap((one) => one.presses).length - presses.length
  const deadEnds = walks.flatMap((one) => one.deadEnds)
  const bySeed = walks.map(({ seed, presses: own }) => {
    const ownTimes = own.filter(({ isLost }) => !isLost).map(timeOf)
    return `${seed}: ${ms(median(ownTimes))}, ${ms(inp(ownTimes))}, ${ms(Math.max(...ownTimes))}`
  })
  return [
    `median ${ms(median(times))}, p95 ${ms(percentile(times, 95))} ms; bare press median ${ms(median(bare))}, p95 ${ms(percentile(bare, 95))} ms`,
    `medians of the parts: waiting ${part('inputDelayMs')}, handlers ${part('processingMs')}, drawing ${part('presentationMs')} ms; ${presses.length - answers.length} presses under ${LEAST_MS} ms count as that`,
    `median, INP and worst by seed: ${bySeed.join('; ')}`,
    `${new Set(presses.map(({ path }) => routeFor(path)?.path)).size} of ${ROUTES.length} routes; presses by mode: ${modeCounts(presses)}`,
    `${lost} presses left the document and are not counted; dead ends: ${deadEnds.length > 0 ? deadEnds.join(', ') : 'none'}`,
  ].join('\n   ')
}

/** How many presses each mode had; the tour is `inDemoMode`. */
function modeCounts(presses: readonly Press[]): string {
  const counts = new Map<string, number>()
  for (const { modes } of presses) {
    const mode = modes.join(' + ') || 'none'
    counts.set(mode, (counts.get(mode) ?? 0) + 1)
  }
  return [...counts].map(([mode, count]) => `${mode} ${count}`).join(', ')
}

function slowest(presses: readonly Press[]): string[] {
  return presses
    .toSorted((a, b) => timeOf(b) - timeOf(a))
    .slice(0, SLOWEST)
    .map(({ name, answer, frames }) => {
      if (!answer) return `${name} under ${LEAST_MS} ms`
      const parts = [answer.inputDelayMs, answer.processingMs, answer.presentationMs].map(ms).join(' + ')
      const spent = frames
        ? `; scripts ${ms(frames.scriptMs)} (${ms(frames.forcedMs)}), style ${ms(frames.styleMs)}; ${frames.invoker ?? 'no script'}`
        : ''
      return `${ms(answer.durationMs).padStart(4)} = ${parts.padEnd(15)} ${name}${spent}`
    })
}

/** Times of presses by name, for the JSON. */
function byName(presses: readonly Press[]): Record<string, number[]> {
  const times: Record<string, number[]> = {}
  for (const press of presses) {
    times[press.name] ??= []
    times[press.name]?.push(timeOf(press))
  }
  return times
}

const roomOf = (path: string): string => routeFor(path)?.path ?? path
const ms = (value: number): string => value.toFixed(0)

import { ROUTES, routeFor } from '#domain/device/routes'
import { until, withCopiedProfile } from '../browser'
import type { BenchOptions } from '../options'
import type { Sites } from '../sites'
import { median, percentile } from '../statistics'
import type { BenchRow } from '../table'
import { dealStarts } from '../walk/dealStarts'
import { type Answer, inp } from '../walk/interactions'
import type { Press } from '../walk/judge'
import { addPressScripts, PressPage } from '../walk/pressPage'
import { atClock, pressBare, walk } from '../walk/walk'

const SLOWDOWN = 4
const WALKS = 4
const BARE_PRESSES = 15
/** A press that the browser does not tell of took less than this. */
const LEAST_MS = 16
const SLOWEST = 10

const P75_MAX_RATIO = 2.5
const INP_MAX_MS = 200
const WORST_MAX_MS = 400

interface Walked {
  seed: number
  presses: Press[]
  bareMs: number[]
}

/**
 * Row 26: seeded walks of presses on whatever is shown, over all routes, by touch, each once the page is at rest; server
 * stopped, CPU slowed down. How long a press takes is what the browser says (Event Timing), as in INP.
 */
export async function randomWalk(sites: Sites, { seed, presses }: BenchOptions): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const addresses = ROUTES.flatMap(({ examples }): readonly string[] => examples)
  const walks: Walked[] = []
  for (const [index, starts] of dealStarts(addresses, WALKS, seed).entries()) {
    const own = seed + index
    const walked = await withCopiedProfile(
      await kiosk.visitedProfile(),
      { cpuSlowdown: SLOWDOWN, touch: true },
      async ({ page }) => {
        await addPressScripts(page)
        const pressed = new PressPage(page)
        const bareMs = (await pressBare(pressed, BARE_PRESSES)).map((ms) => ms ?? LEAST_MS)
        await page.goto(atClock(kiosk.url, '/welcome'))
        await until(page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
        return {
          seed: own,
          bareMs,
          presses: await walk(pressed, { url: kiosk.url, seed: own, presses, starts }),
        }
      },
    )
    walks.push(walked)
  }
  return rowsOf(walks)
}

function rowsOf(walks: readonly Walked[]): BenchRow[] {
  const presses = walks.flatMap((one) => one.presses).filter(({ isLost }) => !isLost)
  const times = presses.map(timeOf)
  const bare = walks.flatMap(({ bareMs }) => bareMs)
  const row = { row: 26, reference: { value: median(bare), unit: 'ms', what: 'a bare press' } } as const
  const worst = Math.max(...times)
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
    },
    {
      ...row,
      what: 'random walk, worst press',
      measured: { value: worst, unit: 'ms' },
      target: { of: 'value', max: WORST_MAX_MS },
      note: `the slowest: total = waiting + handlers + drawing; of their long frames: scripts (style and layout inside) and style, layout, paint after them; the longest script\n   ${slowest(presses).join('\n   ')}`,
    },
  ]
}

function told(walks: readonly Walked[], presses: readonly Press[], bare: readonly number[]): string {
  const times = presses.map(timeOf)
  const answers = presses.flatMap(({ answer }) => answer ?? [])
  const part = (what: keyof Answer) => ms(median(answers.map((answer) => answer[what])))
  const routes = new Set(presses.map(({ path }) => routeFor(path)?.path))
  const lost = walks.flatMap((one) => one.presses).length - presses.length
  const bySeed = walks.map(({ seed, presses: own }) => {
    const ownTimes = own.filter(({ isLost }) => !isLost).map(timeOf)
    return `${seed}: ${ms(median(ownTimes))}, ${ms(inp(ownTimes))}`
  })
  return [
    `median ${ms(median(times))}, p95 ${ms(percentile(times, 95))} ms; bare press median ${ms(median(bare))}, p95 ${ms(percentile(bare, 95))} ms`,
    `medians of the parts: waiting ${part('inputDelayMs')}, handlers ${part('processingMs')}, drawing ${part('presentationMs')} ms; ${presses.length - answers.length} presses under ${LEAST_MS} ms count as that`,
    `median and INP by seed: ${bySeed.join('; ')}`,
    `${routes.size} of ${ROUTES.length} routes; ${lost} presses left the document and are not counted`,
  ].join('\n   ')
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

const timeOf = ({ answer }: Press): number => answer?.durationMs ?? LEAST_MS
const ms = (value: number): string => value.toFixed(0)

import { buildHash } from '../monkey/buildHash'
import { ChromiumStarter } from './chromiumStarter'
import { LIMIT_MS } from './firstScreen'
import { Load } from './load'
import type { StartOptions } from './options'
import { planOf, type StartPlan } from './plan'
import type { StartResult } from './result'
import type { Starter } from './starter'
import { appendResult, logFile, readResults } from './startLog'
import { isFailure, summaryLines } from './summary'
import { WebkitStarter } from './webkitStarter'

/** Makes the cold starts of the seeds. @returns number of seeds that failed */
export async function runStarts({
  seeds,
  resume,
  minutes,
  browser,
  parallel,
  fault,
}: StartOptions): Promise<number> {
  const build = buildHash()
  const end = Date.now() + minutes * 60_000
  const done = new Set(
    resume
      ? readResults(logFile(browser), build)
          .filter(hasRun)
          .map(({ seed }) => seed)
      : [],
  )
  const left = seeds
    .filter((seed) => !done.has(seed))
    .map((seed) => planOf(seed, browser))
    .filter((plan) => fault === undefined || plan.fault === fault)
  let made = 0
  await makeStarts({
    browser,
    parallel,
    next: () => (Date.now() > end ? undefined : left.shift()),
    onResult(result) {
      made += 1
      if (isFailure(result) || result.outcome === 'lost' || seeds.length === 1) console.log(lineOf(result))
    },
  })
  console.log(`${made} starts made now, ${left.length} left, build ${build}`)
  return printSummary(browser, build)
}

export interface StartsOptions extends Pick<StartOptions, 'browser' | 'parallel'> {
  /** The next start; undefined when there is none. */
  next: () => StartPlan | undefined
  onResult: (result: StartResult) => void
}

/** Makes cold starts one after another in each of several browsers, and logs them. */
export async function makeStarts({ browser, parallel, next, onResult }: StartsOptions): Promise<void> {
  const build = buildHash()
  const load = new Load()
  const lane = async (number: number) => {
    let starter: Starter | null = null
    try {
      for (let plan = next(); plan; plan = next()) {
        const { load: wanted } = plan
        starter ??= await openStarter(browser)
        const beganMs = Date.now()
        const started = await starter.start(plan, (isWanted) => load.set(number, isWanted ? wanted : 0))
        load.set(number, 0)
        const result = { ...plan, ...started, tookMs: Date.now() - beganMs, build }
        appendResult(logFile(browser), result)
        onResult(result)
      }
    } finally {
      await starter?.close()
    }
  }
  try {
    await Promise.all(Array.from({ length: parallel }, (_, number) => lane(number)))
  } finally {
    load.end()
  }
}

/** Prints the summary of all starts of a build. @returns number of seeds that failed */
export function printSummary(browser: StartOptions['browser'], build = buildHash()): number {
  const results = readResults(logFile(browser), build)
  console.log(summaryLines(results).join('\n'))
  return results.filter(isFailure).length
}

/** A start whose fault could not be made is tried again when the run is resumed. */
function hasRun({ outcome }: StartResult): boolean {
  return outcome !== 'not-run'
}

function openStarter(browser: StartOptions['browser']): Promise<Starter> {
  return browser === 'webkit' ? WebkitStarter.open() : ChromiumStarter.open()
}

/** A start in a line. */
export function lineOf({ build: _, ...result }: StartResult): string {
  const verdict = isFailure(result as StartResult)
    ? `no first screen in ${LIMIT_MS / 1000} s`
    : result.outcome
  return `seed ${result.seed}: ${verdict} ${JSON.stringify(result)}`
}

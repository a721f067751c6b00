import type { Step } from './action'
import { buildHash } from './buildHash'
import { conditionsOf } from './conditions'
import { signatureOf, type Violation } from './invariants'
import { neighborScreens } from './neighborScreens'
import type { Options } from './options'
import { Progress } from './progress'
import { type Engine, openSession, type Session } from './session'
import { shrink } from './shrink'
import { type Conditions, readTrail, type Trail, trailLines, writeTrail } from './trail'
import { replay, walkNeighbors, wander } from './walk'

const FOLDER = '.cache/monkey/trails'
const LAST_ACTIONS = 10
const NO_ANSWER = 'the page answers'
const SHRINK_LIMIT_MS = 150_000

/** Walks the seeds, several at a time. @returns number of seeds that broke an invariant */
export async function runSeeds({ seeds, steps, resume, minutes, start, ...how }: Options): Promise<number> {
  const progress = new Progress(`${how.browser} ${buildHash()}`)
  const end = Date.now() + minutes * 60_000
  const known = new Set<string>()
  const left = seeds.filter((seed) => {
    const before = resume ? progress.find(seed) : undefined
    if (!before) return true
    // A run that was ended in the middle says nothing of its seed.
    if (before.broken.some((signature) => signature.startsWith(NO_ANSWER))) return true
    return before.steps < steps && before.broken.length === 0
  })
  const walkNext = async (): Promise<void> => {
    const seed = Date.now() > end ? undefined : left.shift()
    if (seed === undefined) return
    const started = Date.now()
    const trail = await walkSeed(how.browser, conditionsOf(seed, start), steps)
    const seconds = Math.round((Date.now() - started) / 1000)
    const signatures = trail.broken.map(signatureOf)
    progress.save(seed, { steps: trail.steps.length, seconds, broken: signatures })
    const isNew = signatures.some((signature) => !known.has(signature))
    for (const signature of signatures) known.add(signature)
    const verdict = trail.broken.length > 0 ? ', BROKEN' : ''
    console.log(`seed ${seed}: ${trail.steps.length} steps, ${seconds} s${verdict}`)
    if (trail.broken.length > 0) {
      console.log(trailLines(trail, LAST_ACTIONS).join('\n'))
      writeTrail(`${FOLDER}/seed-${seed}.json`, trail)
      if (how.shrink && isNew) report(await shorten(how.browser, trail))
    }
    return walkNext()
  }
  await Promise.all(Array.from({ length: how.parallel }, walkNext))
  const broken = seeds.filter((seed) => progress.find(seed)?.broken.length)
  console.log(
    `${progress.steps()} steps of this build; seeds that broke an invariant: ${broken.join(', ') || 'none'}`,
  )
  return broken.length
}

/** Takes a trail again. @returns 1 when it breaks an invariant */
export async function runTrail(file: string, how: Pick<Options, 'shrink' | 'browser'>): Promise<number> {
  const trail = readTrail(file)
  const session = await openSession(how.browser, trail)
  try {
    const actions = trail.steps.map(({ action }) => action)
    const found = await replay({ walker: session.walker, start: trail.start, actions })
    const again = { ...trail, ...found }
    console.log(trailLines(again).join('\n'))
    if (found.broken.length === 0) console.log('  every invariant held')
    else await session.picture(`${FOLDER}/replay.png`)
    if (how.shrink && found.broken.length > 0 && found.steps.length > 1)
      report(await shorten(how.browser, again))
    return found.broken.length > 0 ? 1 : 0
  } finally {
    await session.close()
  }
}

/** Walks the neighboring states of each screen. @returns number of screens that broke an invariant */
export async function runNeighbors({ start, ...how }: Options): Promise<number> {
  let broken = 0
  const conditions = { seed: 0, touch: false, motion: false }
  const session = await openSession(how.browser, conditions)
  try {
    for (const place of neighborScreens().filter(({ address }) => start === undefined || address === start)) {
      const walked = await walkNeighbors({ walker: session.walker, start: place })
      const { address, width, height, stored } = place
      const mode = Object.keys(stored).join()
      const verdict = walked.broken.length > 0 ? ', BROKEN' : ''
      console.log(`${address} ${mode} at ${width}x${height}: ${walked.steps.length} steps${verdict}`)
      if (walked.broken.length === 0) continue
      broken += 1
      const trail = { ...conditions, seed: broken, start: place, ...walked }
      console.log(trailLines(trail, LAST_ACTIONS).join('\n'))
      if (how.shrink) report(await shorten(how.browser, trail), 'neighbors')
    }
  } finally {
    await session.close()
  }
  return broken
}

async function walkSeed(engine: Engine, conditions: Conditions, count: number): Promise<Trail> {
  const taken: Step[] = []
  let session: Session | null = null
  try {
    session = await openSession(engine, conditions)
    const { start, seed } = conditions
    const walked = await wander({
      walker: session.walker,
      start,
      seed,
      count,
      onStep: (step) => taken.push(step),
    })
    if (walked.broken.length > 0) await session.picture(`${FOLDER}/seed-${seed}.png`)
    return { ...conditions, ...walked }
  } catch (error) {
    // A page that cannot be asked any more is broken, too.
    const sentence = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return { ...conditions, steps: taken, broken: [{ invariant: NO_ANSWER, sentence }] }
  } finally {
    await session?.close()
  }
}

/** The shortest trail that breaks an invariant of this one, on one device. */
async function shorten(engine: Engine, trail: Trail): Promise<Trail> {
  let session: Session = await openSession(engine, trail)
  const end = Date.now() + SHRINK_LIMIT_MS
  const wanted = new Set(trail.broken.map(({ invariant }) => invariant))
  let broken: Violation[] = trail.broken
  try {
    const shortest = await shrink(
      trail,
      async ({ start, steps }) => {
        try {
          const actions = steps.map(({ action }) => action)
          const walked = await replay({ walker: session.walker, start, actions })
          if (!walked.broken.some(({ invariant }) => wanted.has(invariant))) return null
          broken = walked.broken
          return walked.steps
        } catch {
          await session.close()
          session = await openSession(engine, trail)
          return null
        }
      },
      () => Date.now() < end,
    )
    return { ...trail, ...shortest, broken }
  } finally {
    await session.close()
  }
}

function report(trail: Trail, name = 'seed'): void {
  const file = `${FOLDER}/${name}-${trail.seed}-short.json`
  writeTrail(file, trail)
  console.log(`  shortest trail, ${trail.steps.length} steps: npm run monkey -- --replay ${file}`)
  console.log(trailLines(trail).join('\n'))
}

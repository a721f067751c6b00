import type { Step } from './action'
import { buildHash } from './buildHash'
import { openChromium, type Session } from './chromiumSession'
import { conditionsOf } from './conditions'
import { signatureOf, type Violation } from './invariants'
import type { Options } from './options'
import { Progress } from './progress'
import { shrink } from './shrink'
import { type Conditions, readTrail, type Trail, trailLines, writeTrail } from './trail'
import { replay, wander } from './walk'

const FOLDER = '.cache/monkey/trails'
const LAST_ACTIONS = 10
const SHRINK_ATTEMPTS = 40

/** Walks the seeds one after another. @returns number of seeds that broke an invariant */
export async function runSeeds({ seeds, steps, resume, minutes, start, ...how }: Options): Promise<number> {
  const progress = new Progress(`${how.browser} ${buildHash()}`)
  const end = Date.now() + minutes * 60_000
  const known = new Set<string>()
  let broken = 0
  for (const seed of seeds) {
    if (Date.now() > end) break
    const before = resume ? progress.find(seed) : undefined
    if (before && (before.steps >= steps || before.broken.length > 0)) {
      broken += before.broken.length > 0 ? 1 : 0
      continue
    }
    const started = Date.now()
    const trail = await walkSeed(conditionsOf(seed, start), steps)
    const seconds = Math.round((Date.now() - started) / 1000)
    const signatures = trail.broken.map(signatureOf)
    progress.save(seed, { steps: trail.steps.length, seconds, broken: signatures })
    const each = Math.round((Date.now() - started) / Math.max(1, trail.steps.length))
    console.log(
      `seed ${seed}: ${trail.steps.length} steps, ${seconds} s, ${each} ms a step${trail.broken.length > 0 ? ', BROKEN' : ''}`,
    )
    if (trail.broken.length === 0) continue
    broken += 1
    console.log(trailLines(trail, LAST_ACTIONS).join('\n'))
    writeTrail(`${FOLDER}/seed-${seed}.json`, trail)
    const isNew = signatures.some((signature) => !known.has(signature))
    for (const signature of signatures) known.add(signature)
    if (how.shrink && isNew) await report(await shorten(trail))
  }
  console.log(`${progress.steps()} steps with this build; ${broken} seeds broke an invariant`)
  return broken
}

/** Takes a trail again. @returns 1 when it breaks an invariant */
export async function runTrail(file: string, how: Pick<Options, 'shrink'>): Promise<number> {
  const trail = readTrail(file)
  const session = await openChromium(trail)
  try {
    const actions = trail.steps.map(({ action }) => action)
    const found = await replay({ walker: session.walker, start: trail.start, actions })
    const again = { ...trail, ...found }
    console.log(trailLines(again).join('\n'))
    if (found.broken.length === 0) console.log('  every invariant held')
    else await session.picture(`${FOLDER}/replay.png`)
    if (how.shrink && found.broken.length > 0 && found.steps.length > 1) await report(await shorten(again))
    return found.broken.length > 0 ? 1 : 0
  } finally {
    await session.close()
  }
}

async function walkSeed(conditions: Conditions, count: number): Promise<Trail> {
  const session = await openChromium(conditions)
  const taken: Step[] = []
  try {
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
    return { ...conditions, steps: taken, broken: [{ invariant: 'the page answers', sentence }] }
  } finally {
    await session.close()
  }
}

/** The shortest trail that breaks an invariant of this one, on one device. */
async function shorten(trail: Trail): Promise<Trail> {
  let session: Session = await openChromium(trail)
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
          session = await openChromium(trail)
          return null
        }
      },
      SHRINK_ATTEMPTS,
    )
    return { ...trail, ...shortest, broken }
  } finally {
    await session.close()
  }
}

function report(trail: Trail): void {
  const file = `${FOLDER}/seed-${trail.seed}-short.json`
  writeTrail(file, trail)
  console.log(`  shortest trail, ${trail.steps.length} steps: npm run monkey -- --replay ${file}`)
  console.log(trailLines(trail).join('\n'))
}

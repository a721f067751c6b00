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
    const { trail } = await runSeed(conditionsOf(seed, start), { ...how, steps, known })
    const seconds = Math.round((Date.now() - started) / 1000)
    progress.save(seed, { steps: trail.steps.length, seconds, broken: trail.broken.map(signatureOf) })
    return walkNext()
  }
  await Promise.all(Array.from({ length: how.parallel }, walkNext))
  const broken = seeds.filter((seed) => progress.find(seed)?.broken.length)
  console.log(
    `${progress.steps()} steps of this build; seeds that broke an invariant: ${broken.join(', ') || 'none'}`,
  )
  return broken.length
}

export interface SeedOptions extends Pick<Options, 'browser' | 'steps' | 'shrink'> {
  /** Signatures of what was found before, which is not shrunk again. */
  known: Set<string>
  /** Ends the walk early. */
  isOver?: (() => boolean) | undefined
}

/** What became of a walk, and the files that tell of what it broke. */
export interface Kept {
  trail: Trail
  files: string[]
}

/** Walks a seed; keeps a trail that broke an invariant, and shrinks it where that is new. */
export async function runSeed(conditions: Conditions, how: SeedOptions): Promise<Kept> {
  const started = Date.now()
  const { seed } = conditions
  const { trail, files } = await walkSeed(conditions, how)
  const seconds = Math.round((Date.now() - started) / 1000)
  const signatures = trail.broken.map(signatureOf)
  const isNew = signatures.some((signature) => !how.known.has(signature))
  for (const signature of signatures) how.known.add(signature)
  console.log(`seed ${seed}: ${trail.steps.length} steps, ${seconds} s${verdictOn(trail)}`)
  if (trail.broken.length === 0) return { trail, files }
  const file = `${FOLDER}/seed-${seed}.json`
  console.log(trailLines(trail, LAST_ACTIONS).join('\n'))
  writeTrail(file, trail)
  const shortest = how.shrink && isNew ? [report(await shorten(how.browser, trail))] : []
  return { trail, files: [...shortest, file, ...files] }
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
  const session = await openSession(how.browser, NEIGHBOR_CONDITIONS)
  try {
    for (const [screen, { address }] of neighborScreens().entries()) {
      if (start !== undefined && address !== start) continue
      const { trail } = await runScreen(session, screen, how)
      if (trail.broken.length > 0) broken += 1
    }
  } finally {
    await session.close()
  }
  return broken
}

/** How neighboring states are walked: without chance, fingers or animations. */
export const NEIGHBOR_CONDITIONS = { touch: false, motion: false } as const

/** Walks the neighboring states of a screen, by its index in the list of screens. */
export async function runScreen(
  session: Session,
  screen: number,
  how: Pick<Options, 'browser' | 'shrink'>,
): Promise<Kept> {
  const start = neighborScreens()[screen]
  if (!start) throw new Error(`there is no screen ${screen}`)
  const walked = await walkNeighbors({ walker: session.walker, start })
  const trail = { ...NEIGHBOR_CONDITIONS, seed: screen, start, ...walked }
  const mode = Object.keys(start.stored).join()
  console.log(
    `${start.address} ${mode} at ${start.width}x${start.height}: ${trail.steps.length} steps${verdictOn(trail)}`,
  )
  if (trail.broken.length === 0) return { trail, files: [] }
  console.log(trailLines(trail, LAST_ACTIONS).join('\n'))
  const file = `${FOLDER}/neighbors-${screen}.json`
  const picture = `${FOLDER}/neighbors-${screen}.png`
  writeTrail(file, trail)
  await session.picture(picture)
  const shortest = how.shrink ? [report(await shorten(how.browser, trail), 'neighbors')] : []
  return { trail, files: [...shortest, file, picture] }
}

const verdictOn = ({ broken }: Trail) => (broken.length > 0 ? ', BROKEN' : '')

async function walkSeed(conditions: Conditions, { browser, steps, isOver }: SeedOptions): Promise<Kept> {
  const taken: Step[] = []
  let session: Session | null = null
  try {
    session = await openSession(browser, conditions)
    const { start, seed } = conditions
    const walked = await wander({
      walker: session.walker,
      start,
      seed,
      count: steps,
      isOver,
      onStep: (step) => taken.push(step),
    })
    const picture = `${FOLDER}/seed-${seed}.png`
    if (walked.broken.length > 0) await session.picture(picture)
    return { trail: { ...conditions, ...walked }, files: walked.broken.length > 0 ? [picture] : [] }
  } catch (error) {
    // A page that cannot be asked any more is broken, too.
    const sentence = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return {
      trail: { ...conditions, steps: taken, broken: [{ invariant: NO_ANSWER, sentence }] },
      files: [],
    }
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

/** @returns the file of the trail */
function report(trail: Trail, name = 'seed'): string {
  const file = `${FOLDER}/${name}-${trail.seed}-short.json`
  writeTrail(file, trail)
  console.log(`  shortest trail, ${trail.steps.length} steps: npm run monkey -- --replay ${file}`)
  console.log(trailLines(trail).join('\n'))
  return file
}

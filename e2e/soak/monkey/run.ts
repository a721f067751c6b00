import type { Engine } from '../harness/engine'
import type { Step } from './action'
import { signatureOf, type Violation } from './invariants'
import { neighborScreens } from './neighborScreens'
import { openSession, type Session } from './session'
import { shrink } from './shrink'
import { type Conditions, readTrail, type Trail, trailLines, writeTrail } from './trail'
import { replay, walkNeighbors, wander } from './walk'

const FOLDER = '.cache/monkey/trails'
const LAST_ACTIONS = 10
/** What a walk broke whose page could not be asked any more. */
export const NO_ANSWER = 'the page answers'
const SHRINK_LIMIT_MS = 150_000

export interface SeedOptions {
  engine: Engine
  /** Most steps. */
  steps: number
  /** Looks for the shortest trail. */
  shrink: boolean
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
  const shortest = how.shrink && isNew ? [report(await shorten(how.engine, trail))] : []
  return { trail, files: [...shortest, file, ...files] }
}

/** Takes a trail again. @returns 1 when it breaks an invariant */
export async function runTrail(file: string, how: Pick<SeedOptions, 'shrink' | 'engine'>): Promise<number> {
  const trail = readTrail(file)
  const session = await openSession(how.engine, trail)
  try {
    const actions = trail.steps.map(({ action }) => action)
    const found = await replay({ walker: session.walker, start: trail.start, actions })
    const again = { ...trail, ...found }
    console.log(trailLines(again).join('\n'))
    if (found.broken.length === 0) console.log('  every invariant held')
    else await session.picture(`${FOLDER}/replay.png`)
    if (how.shrink && found.broken.length > 0 && found.steps.length > 1)
      report(await shorten(how.engine, again))
    return found.broken.length > 0 ? 1 : 0
  } finally {
    await session.close()
  }
}

/** How neighboring states are walked: without chance, fingers or animations. */
export const NEIGHBOR_CONDITIONS = { touch: false, motion: false } as const

/** Walks the neighboring states of a screen, by its index in the list of screens. */
export async function runScreen(
  session: Session,
  screen: number,
  how: Pick<SeedOptions, 'shrink' | 'engine'>,
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
  const shortest = how.shrink ? [report(await shorten(how.engine, trail), 'neighbors')] : []
  return { trail, files: [...shortest, file, picture] }
}

const verdictOn = ({ broken }: Trail) => (broken.length > 0 ? ', BROKEN' : '')

async function walkSeed(conditions: Conditions, { engine, steps, isOver }: SeedOptions): Promise<Kept> {
  const taken: Step[] = []
  let session: Session | null = null
  try {
    session = await openSession(engine, conditions)
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

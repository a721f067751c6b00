import { parseLocale } from '#domain/base/locale'
import { seededRandom } from '#domain/base/seededRandom'
import { foreignTexts } from '../../drivers/catalogs'
import type { Action, Place, Step } from './action'
import { chooseAction, type Memory } from './chooseAction'
import { type Violation, violations } from './invariants'
import { NeighborWalker } from './neighbors'
import { agree, type ExpectedEvent, expectedEvents } from './oracle'
import type { PageState } from './pageState'
import { perform } from './perform'
import type { Walker } from './walker'

/** Longest wait for a map and for data; a machine of two cores draws a first map in seconds. */
const LOAD_LIMIT_MS = 20_000
/** Longest wait for an interaction to be written. */
const WRITE_LIMIT_MS = 4_000
/** A walk of fewer steps says little for the time that its start takes. */
const LEAST_STEPS = 10

/** What became of a walk. */
export interface Walk {
  steps: Step[]
  /** What the last step broke; empty when all invariants held. */
  broken: Violation[]
}

export interface WalkOptions {
  walker: Walker
  start: Place
  onStep?: (step: Step, state: PageState) => void
}

export interface WanderOptions extends WalkOptions {
  seed: number
  /** Most steps. */
  count: number
  /** Ends the walk early, after a few steps. */
  isOver?: (() => boolean) | undefined
}

/** Takes random steps from a start, and stops at the first that breaks an invariant. */
export async function wander(options: WanderOptions): Promise<Walk> {
  const { seed, count, isOver = () => false } = options
  const random = seededRandom(seed)
  const memory: Memory = new Map()
  let taken = 0
  return walk(options, (state) => {
    if (taken >= count || (taken >= LEAST_STEPS && isOver())) return null
    taken += 1
    return chooseAction(random, state, memory)
  })
}

/** Takes the given steps again. */
export async function replay(options: WalkOptions & { actions: readonly Action[] }): Promise<Walk> {
  const left = [...options.actions]
  return walk(options, () => left.shift() ?? null)
}

/** Walks the ways between the neighboring states of a screen. */
export async function walkNeighbors(options: WalkOptions & { mostSteps?: number }): Promise<Walk> {
  const neighbors = new NeighborWalker(options.start.address, options.mostSteps)
  return walk(options, (state) => neighbors.next(state))
}

/** Opens a start with its size and choices, after a reset of what was changed before. */
export async function begin(walker: Walker, { address, width, height, stored }: Place): Promise<PageState> {
  await walker.resize(width, height)
  await walker.load('/welcome?reset')
  await walker.call('state', { patient: true, loadLimitMs: LOAD_LIMIT_MS })
  await walker.store(stored)
  await walker.load(address)
  return walker.call('state', { patient: true, loadLimitMs: LOAD_LIMIT_MS })
}

async function walk(
  { walker, start, onStep }: WalkOptions,
  next: (state: PageState) => Action | null,
): Promise<Walk> {
  const steps: Step[] = []
  let state = await begin(walker, start)
  walker.takeErrors()
  const ledger = new Ledger(state.recorded.length)
  for (let action = next(state); action; action = next(state)) {
    const at = { address: state.address, width: state.width, height: state.height, stored: state.stored }
    const step = { action, at }
    steps.push(step)
    const { after, broken } = await take(walker, state, action, ledger)
    onStep?.(step, after)
    if (broken.length > 0) return { steps, broken }
    state = after
  }
  return { steps, broken: [] }
}

async function take(
  walker: Walker,
  before: PageState,
  action: Action,
  ledger: Ledger,
): Promise<{ after: PageState; broken: Violation[] }> {
  await perform(walker, action)
  await walker.tidy()
  const patience = { patient: !action.hasty, loadLimitMs: LOAD_LIMIT_MS }
  let after = await walker.call('state', patience)
  ledger.expect(expectedEvents(action, after.activations))
  const end = Date.now() + WRITE_LIMIT_MS
  while (!action.hasty && !ledger.agrees(after.recorded) && Date.now() < end) {
    const { activations, recorded } = await walker.call('state', { patient: false, loadLimitMs: 0 })
    ledger.expect(expectedEvents({ kind: 'reload' }, activations))
    after = { ...after, recorded }
  }
  const errors = walker.takeErrors()
  const judge = () => violations({ action, before, after, errors, touch: walker.touch, isForeign })
  let broken = judge()
  // A map that came when the page seemed to be at rest is waited for like one that was there.
  if (!action.hasty && broken.some(({ invariant }) => invariant === 'maps are drawn')) {
    after = await walker.call('state', patience)
    broken = judge()
  }
  if (!action.hasty && !ledger.agrees(after.recorded))
    broken.push({ invariant: 'interactions are recorded', sentence: ledger.difference(after.recorded) })
  return { after, broken }
}

/** The interactions that the walk must have recorded. */
class Ledger {
  private readonly expected: ExpectedEvent[] = []

  constructor(private readonly rowsBefore: number) {}

  expect(events: readonly ExpectedEvent[]): void {
    this.expected.push(...events)
  }

  agrees(recorded: readonly string[]): boolean {
    return agree(this.expected, recorded.slice(this.rowsBefore))
  }

  difference(recorded: readonly string[]): string {
    const activated = this.expected.map(({ event, isCertain }) => (isCertain ? event : `${event}?`))
    return `[${recorded.slice(this.rowsBefore)}] is recorded and [${activated}] was activated.`
  }
}

function isForeign(text: string, lang: string): boolean {
  const locale = parseLocale(lang)
  if (!locale) return false
  const { whole, parts } = foreignSets(locale)
  return whole.has(text) || parts.some((part) => text.includes(part))
}

const sets = new Map<string, { whole: ReadonlySet<string>; parts: readonly string[] }>()

function foreignSets(locale: NonNullable<ReturnType<typeof parseLocale>>) {
  const known = sets.get(locale)
  if (known) return known
  const { whole, parts } = foreignTexts(locale)
  const found = { whole: new Set(whole), parts }
  sets.set(locale, found)
  return found
}

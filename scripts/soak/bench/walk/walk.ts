import { choosePress, kindOf, type Pressable, pressName, type Uses } from './choosePress'
import type { Point, PressPage, Shown } from './pressPage'
import type { Start } from './starts'

/** Controls that lie under something are passed over so often in a look. */
const MOST_MISSES = 5
/** A screen on which nothing can be pressed is looked at so often before it counts as a dead end. */
const MOST_LOOKS = 5
/** What closes a panel without controls of its own: a press beside it. */
const BESIDE: Pressable = {
  role: 'page',
  name: 'beside what is open',
  nth: 0,
  kind: 'tap',
  group: 'page',
  inRow: false,
}
/** The tour is a visit like any other: what begins in it goes on in other rooms. */
const PASSING_MODE = 'inDemoMode'

type WalkPage = Pick<
  PressPage,
  'openAnew' | 'follow' | 'rest' | 'linger' | 'shown' | 'pointOf' | 'pointBeside' | 'press'
>

/** A press that was done. */
export interface Pressed {
  /** Route, role and accessible name. */
  name: string
  /** What kind of control it was. */
  kind: string
  path: string
  modes: readonly string[]
  /** Right before it, in milliseconds since 1970. */
  atMs: number
}

/** The page at rest after a press. */
export interface Rested extends Shown {
  /** What still loads after the time limit. */
  loading: readonly string[]
}

export interface WalkOptions {
  seed: number
  presses: number
  /** To begin at, in turn. */
  starts: readonly Start[]
  onPress: (pressed: Pressed, rested: Rested) => Promise<void> | void
  /** Told of a screen on which nothing can be pressed. */
  onDeadEnd: (shown: Shown) => Promise<void> | void
  /** Ends the walk early. */
  isOver?: () => boolean
}

/**
 * Presses at random by seed on whatever is shown, each time once the page is at rest, and goes on at the next start after
 * some presses and at a dead end. The page shows the kiosk without a mode. @throws Error when no start of a whole round has
 * anything to press
 */
export async function walk(page: WalkPage, options: WalkOptions): Promise<void> {
  const { seed, presses, starts, onPress, onDeadEnd, isOver = () => false } = options
  const uses: Uses = new Map()
  const mostAtStart = Math.max(1, Math.floor(presses / starts.length))
  await page.rest()
  let shown = await page.shown()
  const { lang } = shown

  let done = 0
  let lastUsed = 0
  let wasBeside = false
  for (let start = 0; done < presses && !isOver(); start += 1) {
    if (start - lastUsed > starts.length) throw new Error(`Walk ${seed} found nothing to press anywhere.`)
    const { address, modes } = starts[start % starts.length] as Start
    if (isAsLeft(shown, lang, modes)) await page.follow(address)
    else await page.openAnew(address, modes)
    shown = await page.shown()
    for (let count = 0; count < mostAtStart && done < presses && !isOver(); count += 1) {
      const next = await aim(`${seed} ${start} ${count}`)
      if (!next) {
        await onDeadEnd(shown)
        break
      }
      lastUsed = start
      done += 1
      const { path, modes: on } = shown
      const { control, point } = next
      const loading = await page.press(point)
      shown = await page.shown()
      await onPress(
        { name: pressName(path, control), kind: kindOf(control), path, modes: on, atMs: point.nowMs },
        { ...shown, loading },
      )
    }
  }

  /** Looks again after a while: a countdown lies over all controls, or a fleet is made. */
  async function aim(draw: string): Promise<{ control: Pressable; point: Point } | null> {
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const found = await aimAtOne(draw)
      // One press beside a panel closes it, or it is a dead end.
      const isBeside: boolean = !found && shown.isCovered && !wasBeside
      wasBeside = isBeside || (wasBeside && !found)
      if (isBeside) return { control: BESIDE, point: await page.pointBeside() }
      if (found) return found
      await page.linger()
      shown = await page.shown()
    }
    return null
  }

  async function aimAtOne(draw: string): Promise<{ control: Pressable; point: Point } | null> {
    for (let misses = 0; misses < MOST_MISSES; misses += 1) {
      const control = choosePress(`${draw} ${misses}`, shown.controls, shown.path, uses)
      if (!control) return null
      const point = await page.pointOf(control)
      if (point) return { control, point }
    }
    return null
  }
}

/** Whether the device is in these modes and speaks the language that it began with. */
function isAsLeft(shown: Shown, lang: string, modes: readonly string[]): boolean {
  const on = shown.modes.filter((mode) => mode !== PASSING_MODE)
  return shown.lang === lang && on.length === modes.length && modes.every((mode) => on.includes(mode))
}

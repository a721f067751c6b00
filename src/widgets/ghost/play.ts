import type { GhostAct } from '#domain/game/gameTypes'
import { plainAddress } from '../../session/recording/plainAddress'
import { findTarget, type Target, unitOf } from '../../session/recording/targets'
import type { GhostClock } from './ghostClock'
import { pointIn } from './point'
import { inUnit, pressElement, pressEnter, pressEscape, typeText } from './pressAndType'
import { pause, waitForTarget } from './waitForTarget'

/** Shows where the ghost acts. */
export interface GhostFinger {
  /** Moves over the target within `ms`. */
  moveTo: (target: Element, share: readonly [number, number] | undefined, ms: number) => Promise<void>
  press: () => void
}

export interface PlayOptions {
  clock: GhostClock
  finger: GhostFinger
  signal: AbortSignal
  /** Navigates to an address if no target leads there. */
  go: (address: string) => Promise<unknown>
}

/** Time from the start of the finger's move to the press, milliseconds of the run. */
const REACH_MS = 750
const SHORTEST_REACH_MS = 260
const TOUCH_MS = 110
const LETTER_MS = 95
/** Wait for an address that no press led to, which comes from the back button or the app itself. */
const BY_ITSELF_MS = 300

type ControlAct = Exclude<GhostAct, { kind: 'address' }>

/**
 * Repeats acts on the screens, each at its time on the clock. For a missing target the clock is held; if the
 * target does not appear, the next address of the run is opened instead (docs/game.md T4).
 */
export async function play(acts: readonly GhostAct[], options: PlayOptions): Promise<void> {
  const { clock, finger, signal, go } = options
  let at = 0

  /** Waits in real time, not in the time of the run. */
  const rest = (ms: number) => pause(ms / clock.speed(), signal)
  const nextControl = () => acts.slice(at + 1).find((act) => act.kind !== 'address') as ControlAct | undefined
  const isThere = (act: ControlAct | undefined) => act !== undefined && findTarget(act.target) !== null

  const held = async <T>(work: () => Promise<T>): Promise<T> => {
    const goOn = clock.hold()
    try {
      return await work()
    } finally {
      goOn()
    }
  }
  const moveTo = async (target: Element, share?: readonly [number, number]) => {
    const leftMs = (acts[at]?.atMs ?? 0) - clock.nowMs()
    const ms = Math.min(REACH_MS, Math.max(leftMs, SHORTEST_REACH_MS)) / clock.speed()
    // The run waits for a late finger.
    const move = () => finger.moveTo(target, share, ms)
    await (leftMs < SHORTEST_REACH_MS ? held(move) : move())
  }
  const pressOn = async (target: Target, share?: readonly [number, number]) => {
    if (target.isEnter) return pressEnter(target.element)
    finger.press()
    const control = controlIn(target.element, share)
    await pressElement(control, pointIn(control, share), () => rest(TOUCH_MS))
  }

  const findOnScreen = (act: ControlAct) => {
    const found = findTarget(act.target)
    if (found) return Promise.resolve(found)
    return held(() =>
      waitForTarget(act.target, {
        signal,
        unfold: async (opener) => {
          await finger.moveTo(opener, undefined, REACH_MS / clock.speed())
          await pressOn({ element: opener, isEnter: false })
        },
        closeLayer: pressEscape,
        canGoOn: () => acts[at + 1]?.kind !== 'address' && isThere(nextControl()),
        isWaiting: () => !clock.isPaused(),
      }),
    )
  }

  /** Opens the next address of the log, and continues after it. */
  const goByAddress = async () => {
    const next = acts.findIndex((act, index) => index > at && act.kind === 'address')
    const act = acts[next]
    if (act?.kind !== 'address') return
    clock.skipTo(act.atMs)
    at = next
    await held(() => go(act.address))
  }

  const follow = async (act: Extract<GhostAct, { kind: 'address' }>) => {
    await clock.until(act.atMs, signal)
    const isShown = () => plainAddress(location.href) === act.address
    if (isShown() || acts[at + 1]?.kind === 'address') return
    const isPath = () => location.pathname === new URL(act.address, location.href).pathname
    const led = acts[at - 1]?.kind === 'press' || acts[at - 1]?.kind === 'type'
    const waitMs = led ? 3_000 : BY_ITSELF_MS
    await held(async () => {
      for (let waitedMs = 0; waitedMs < waitMs && !isShown(); waitedMs += 50) {
        // Only search parameters differ, and the next target is there anyway.
        if (isPath() && isThere(nextControl())) return
        await pause(50, signal)
      }
      if (!isShown() && !(isPath() && isThere(nextControl()))) await go(act.address)
    })
  }

  /** If the screen changed while the finger moved, the target is looked up again on the new screen. */
  const lookAgain = (element: Element) => {
    if (element.isConnected) return false
    at -= 1
    return true
  }

  for (; at < acts.length; at += 1) {
    const act = acts[at]
    if (!act) return
    if (act.kind === 'address') {
      await follow(act)
      continue
    }
    const typingMs = act.kind === 'type' ? LETTER_MS * act.text.length : 0
    const beforeMs = acts[at - 1]?.atMs ?? 0
    await clock.until(Math.max(beforeMs, act.atMs - REACH_MS - typingMs), signal)
    const target = await findOnScreen(act)
    if (!target) {
      if (!(acts[at + 1]?.kind !== 'address' && isThere(nextControl()))) await goByAddress()
      continue
    }
    const { element } = target
    if (act.kind === 'press') {
      const { share } = act
      if (!target.isEnter) await moveTo(element, share)
      await clock.until(act.atMs, signal)
      if (lookAgain(element)) continue
      await held(() => pressOn(target, share))
    } else {
      const field = controlIn(element)
      await moveTo(field)
      if (lookAgain(field)) continue
      const text = inUnit(act.text, unitOf(act.target), unitOf(element.getAttribute('data-target') ?? ''))
      await held(() => typeText(field, text, () => rest(LETTER_MS)))
      await clock.until(act.atMs, signal)
    }
  }
}

/** A target may be a container of the control. */
function controlIn(element: Element, share?: readonly [number, number]): Element {
  if (share) return element
  return element.querySelector(':scope > input') ?? element
}

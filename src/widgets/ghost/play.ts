import type { GhostAct } from '#domain/game/gameTypes'
import { plainAddress } from '../../session/acts/plainAddress'
import { findTarget, type Target, unitOf } from '../../session/acts/targets'
import type { GhostClock } from './ghostClock'
import { pointIn } from './point'
import { inUnit, pressElement, pressEnter, pressEscape, typeText } from './pressAndType'
import { pause, reach } from './reach'

/** What shows where the ghost acts; it has no words. */
export interface GhostFinger {
  /** Moves over the target within a time. */
  moveTo: (target: Element, share: readonly [number, number] | undefined, ms: number) => Promise<void>
  press: () => void
}

export interface PlayOptions {
  clock: GhostClock
  finger: GhostFinger
  signal: AbortSignal
  /** Leads to an address where no target does. */
  go: (address: string) => Promise<unknown>
}

/** The finger sets out so long before a press, milliseconds of the run. */
const REACH_MS = 750
const SHORTEST_REACH_MS = 260
const TOUCH_MS = 110
const LETTER_MS = 95
/** An address that no press has led to came by the back button or by itself. */
const BY_ITSELF_MS = 300

type ControlAct = Exclude<GhostAct, { kind: 'address' }>

/**
 * Repeats acts on the screens: each at its time, however fast the clock is. A target that is not there is
 * waited for while the clock stands, then the address that follows is the way (docs/game.md T4).
 */
export async function play(acts: readonly GhostAct[], options: PlayOptions): Promise<void> {
  const { clock, finger, signal, go } = options
  let at = 0

  /** Waits in the time of the page, not of the run. */
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
    // Where it comes late, the run waits for it.
    const move = () => finger.moveTo(target, share, ms)
    await (leftMs < SHORTEST_REACH_MS ? held(move) : move())
  }
  const pressOn = async (target: Target, share?: readonly [number, number]) => {
    if (target.isEnter) return pressEnter(target.element)
    finger.press()
    const control = controlIn(target.element, share)
    await pressElement(control, pointIn(control, share), () => rest(TOUCH_MS))
  }

  const reachControl = (act: ControlAct) => {
    const found = findTarget(act.target)
    if (found) return Promise.resolve(found)
    return held(() =>
      reach(act.target, {
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

  /** Leads to the next address of the log, and goes on behind it. */
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
        // Only what is chosen differs, and what comes next is there all the same.
        if (isPath() && isThere(nextControl())) return
        await pause(50, signal)
      }
      if (!isShown() && !(isPath() && isThere(nextControl()))) await go(act.address)
    })
  }

  /** Where a screen went with the target while the finger was on its way, the next screen has one of that name. */
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
    const target = await reachControl(act)
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

/** A mark may stand on what holds the control. */
function controlIn(element: Element, share?: readonly [number, number]): Element {
  if (share) return element
  return element.querySelector(':scope > input') ?? element
}

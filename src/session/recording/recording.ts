import type { GhostAct } from '#domain/game/gameTypes'
import type { SessionEvent } from '#domain/visit/sessionEvent'
import { onSessionEvent } from '../events'
import { beforePage } from '../input/input'
import { plainAddress } from './plainAddress'
import { enterName, isScale, nameOf, shareIn } from './targets'

/** A pointer that moves farther than this between down and up is a drag, in CSS pixels. */
const DRAG_PX = 10
/** A click within this time after a press belongs to it, milliseconds. */
const CLICK_AFTER_MS = 1000

let acts: GhostAct[] = []
let stop: (() => void) | null = null

/**
 * Starts recording what the visitor does, as named targets.
 * @param startedAtMs the zero of the acts' times, on the clock of `performance.now()`
 */
export function startRecording(startedAtMs = performance.now()): void {
  stop?.()
  acts = []
  stop = listen(startedAtMs)
}

/** Stops recording. @returns the recorded acts in order */
export function stopRecording(): GhostAct[] {
  stop?.()
  stop = null
  const taken = acts
  acts = []
  return taken
}

type PressAct = Extract<GhostAct, { kind: 'press' }>
type TypeAct = Extract<GhostAct, { kind: 'type' }>

/** A pointer that is down. */
interface Held {
  act: PressAct
  element: Element
  pointerId: number
  x: number
  y: number
}

function listen(startedAtMs: number): () => void {
  const now = () => Math.max(0, Math.round(performance.now() - startedAtMs))
  let held: Held | null = null
  let pressedAtMs = Number.NEGATIVE_INFINITY
  /** The current burst of typing. */
  let typing: TypeAct | null = null

  const endTyping = () => {
    if (typing) acts.push(typing)
    typing = null
  }
  const press = (target: string | null, share?: PressAct['share']): PressAct | null => {
    if (target === null) return null
    endTyping()
    const act: PressAct = { kind: 'press', atMs: now(), target, ...(share && { share }) }
    acts.push(act)
    return act
  }
  /** Removes a press that turned out to be a drag. */
  const takeBack = (act: PressAct) => {
    const at = acts.lastIndexOf(act)
    if (at >= 0) acts.splice(at, 1)
  }

  const stopHearing = beforePage('recording', {
    // Recorded at once, because some controls act on touch: the press must precede its effects.
    pointerdown: (event: PointerEvent) => {
      held = null
      pressedAtMs = Number.NEGATIVE_INFINITY
      const element = productElement(event)
      if (!element || !event.isPrimary) return
      const { pointerId, clientX: x, clientY: y } = event
      const act = press(nameOf(element), shareIn(element, x, y))
      held = act && { act, element, pointerId, x, y }
    },
    pointerup: (event: PointerEvent) => {
      if (held?.pointerId !== event.pointerId) return
      const { act, element, x, y } = held
      held = null
      pressedAtMs = performance.now()
      // A drag over a map moves the map; a drag over a scale sets it to where the drag ends.
      const isDrag = Math.hypot(event.clientX - x, event.clientY - y) > DRAG_PX
      if (!isDrag) return
      takeBack(act)
      if (isScale(element)) press(act.target, shareIn(element, event.clientX, event.clientY))
    },
    pointercancel: () => {
      if (held) takeBack(held.act)
      held = null
    },
    // A keyboard and a screen reader click without a pointer.
    click: (event: MouseEvent) => {
      if (performance.now() - pressedAtMs < CLICK_AFTER_MS || event.detail > 0) return
      const element = productElement(event)
      if (element) press(nameOf(element))
    },
    keydown: (event: KeyboardEvent) => {
      pressedAtMs = Number.NEGATIVE_INFINITY
      const field = event.target
      if (event.key !== 'Enter' || event.isComposing || !(field instanceof HTMLInputElement)) return
      // If the form has a submit button, the browser clicks it.
      if (!field.form?.querySelector('[type="submit"]')) press(enterName(field))
    },
    input: (event: Event) => {
      const field = event.target
      if (!isField(field)) return
      const target = nameOf(field)
      if (target === null) return
      if (typing?.target !== target) endTyping()
      typing = { kind: 'type', atMs: now(), target, text: textOf(field) }
    },
  })
  const quiet = onSessionEvent((event: SessionEvent) => {
    if (event.kind === 'navigated') {
      endTyping()
      const address = plainAddress(`${event.pathname}?${new URLSearchParams(event.search)}`)
      const last = acts.findLast(({ kind }) => kind === 'address')
      if (address !== null && !(last?.kind === 'address' && last.address === address))
        acts.push({ kind: 'address', atMs: now(), address })
    }
    // A dot has a stable name; the position where the map was tapped has none.
    if (event.kind === 'tripEventOpened' && event.id !== undefined) {
      const last = acts.at(-1)
      if (last?.kind === 'press' && last.target === 'map')
        acts.splice(-1, 1, { kind: 'press', atMs: last.atMs, target: `trip-dot:${event.id}` })
    }
  })
  return () => {
    endTyping()
    stopHearing()
    quiet()
  }
}

/** The pressed element, without the bars of game and ghost, which are not part of the product. */
function productElement(event: Event): Element | null {
  const element = event.target instanceof Element ? event.target : null
  return element?.closest('[data-overlay="game"],[data-overlay="ghost"]') ? null : element
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Types of input without text. */
const PRESSED = ['checkbox', 'radio', 'file', 'button', 'submit', 'reset', 'image']

function isField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLInputElement && !PRESSED.includes(target.type)
}

/** A password is replaced by dots, which are enough for a replay. */
function textOf(field: Field): string {
  return field instanceof HTMLInputElement && field.type === 'password'
    ? '\u2022'.repeat(field.value.length)
    : field.value
}

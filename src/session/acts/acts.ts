import type { GhostAct } from '../../domain/game/gameTypes'
import { onSessionEvent } from '../events'
import { nameOf, plainAddress } from './targets'

/** A press that moved this far, in CSS pixels, was a drag. */
const DRAG_PX = 10
/** A click that follows a press belongs to it for so long, milliseconds. */
const CLICK_AFTER_MS = 1000

let acts: GhostAct[] = []
let stop: (() => void) | null = null

/**
 * Begins to write down what the visitor does, as targets by name.
 * @param startedAtMs the zero of the acts' times, on the clock of `performance.now()`
 */
export function startActs(startedAtMs = performance.now()): void {
  stop?.()
  acts = []
  stop = listen(startedAtMs)
}

/** Ends it. @returns what was done since it began, in order */
export function takeActs(): GhostAct[] {
  stop?.()
  stop = null
  const taken = acts
  acts = []
  return taken
}

interface Press {
  target: string
  pointerId: number
  x: number
  y: number
  share: readonly [number, number] | undefined
}

function listen(startedAtMs: number): () => void {
  const until = new AbortController()
  const options = { capture: true, passive: true, signal: until.signal }
  const now = () => Math.max(0, Math.round(performance.now() - startedAtMs))
  let press: Press | null = null
  let pressedAtMs = Number.NEGATIVE_INFINITY
  let typing: { target: string; text: string; atMs: number } | null = null

  const endTyping = () => {
    if (typing) acts.push({ kind: 'type', ...typing })
    typing = null
  }
  const addPress = (target: string, share: Press['share']) => {
    endTyping()
    acts.push({ kind: 'press', atMs: now(), target, ...(share && { share }) })
  }

  // The target is named before the press changes the screen, and counts once the press is over.
  const onDown = (event: PointerEvent) => {
    press = null
    pressedAtMs = Number.NEGATIVE_INFINITY
    const element = pressedElement(event)
    const target = element && nameOf(element)
    if (!element || !target || !event.isPrimary) return
    const { pointerId, clientX: x, clientY: y } = event
    press = { target, pointerId, x, y, share: shareOf(element, x, y) }
  }
  const onUp = (event: PointerEvent) => {
    if (!press || press.pointerId !== event.pointerId) return
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= DRAG_PX) {
      addPress(press.target, press.share)
      pressedAtMs = performance.now()
    }
    press = null
  }
  const onCancel = () => {
    press = null
  }
  // A keyboard and a screen reader click without a pointer.
  const onClick = (event: MouseEvent) => {
    if (performance.now() - pressedAtMs < CLICK_AFTER_MS || event.detail > 0) return
    const element = pressedElement(event)
    const target = element && nameOf(element)
    if (target) addPress(target, undefined)
  }
  const onKey = () => {
    pressedAtMs = Number.NEGATIVE_INFINITY
  }
  const onInput = (event: Event) => {
    const field = event.target
    if (!isTextField(field)) return
    const target = nameOf(field)
    if (!target) return
    if (typing && typing.target !== target) endTyping()
    typing = { target, text: field.value, atMs: now() }
  }
  addEventListener('pointerdown', onDown, options)
  addEventListener('pointerup', onUp, options)
  addEventListener('pointercancel', onCancel, options)
  addEventListener('click', onClick, options)
  addEventListener('keydown', onKey, options)
  addEventListener('input', onInput, options)
  const quiet = onSessionEvent((event) => {
    if (event.kind !== 'navigated') return
    const search = new URLSearchParams(event.search).toString()
    const address = plainAddress(`${event.pathname}${search && `?${search}`}`)
    endTyping()
    const last = acts.at(-1)
    if (address && !(last?.kind === 'address' && last.address === address))
      acts.push({ kind: 'address', atMs: now(), address })
  })
  return () => {
    endTyping()
    until.abort()
    quiet()
  }
}

/** What the visitor pressed of the product; the game's own bar is no part of it. */
function pressedElement(event: Event): Element | null {
  const element = event.target instanceof Element ? event.target : null
  return element?.closest('[data-overlay="game"],[data-overlay="ghost"]') ? null : element
}

/** Where in the target, of its width and height: a map has no other name for a place on it. */
function shareOf(element: Element, x: number, y: number): readonly [number, number] | undefined {
  const surface = element.closest('[data-target-surface]')
  if (!surface) return undefined
  const box = surface.getBoundingClientRect()
  if (box.width === 0 || box.height === 0) return undefined
  const share = (at: number, from: number, size: number) => Math.round(((at - from) / size) * 1000) / 1000
  return [share(x, box.left, box.width), share(y, box.top, box.height)]
}

/** Fields whose text a ghost can set; a range's and a choice's value is text too. */
function isTextField(
  target: EventTarget | null,
): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return (
    target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'file', 'button', 'submit'].includes(target.type)
  )
}

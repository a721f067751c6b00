import type { Point } from './point'

/** A pointer id that no real finger has, so that a screen can distinguish it from the visitor's. */
const POINTER_ID = 7_000

/** Elements that receive the focus when they are pressed. */
const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]'

/**
 * Presses the element at a point as a finger does: pointer and mouse down, focus, up, click. Its events are not
 * trusted, which distinguishes them from the visitor's.
 * @param whileDown resolves when the finger is lifted
 */
export async function pressElement(
  target: Element,
  at: Point,
  whileDown: () => Promise<void>,
): Promise<void> {
  const element = topmostIn(target, at)
  const point = { clientX: at.x, clientY: at.y, screenX: at.x, screenY: at.y }
  const base = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, ...point }
  const pointer = {
    ...base,
    pointerId: POINTER_ID,
    pointerType: 'touch',
    isPrimary: true,
    width: 24,
    height: 24,
  }
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, button: 0, buttons: 1, pressure: 0.5 }))
  const keepsFocus = !element.dispatchEvent(new MouseEvent('mousedown', { ...base, button: 0, buttons: 1 }))
  if (!keepsFocus) focusOn(element)
  await whileDown()
  element.dispatchEvent(new PointerEvent('pointerup', { ...pointer, button: 0, buttons: 0 }))
  element.dispatchEvent(new MouseEvent('mouseup', { ...base, button: 0 }))
  element.dispatchEvent(new PointerEvent('click', { ...pointer, button: 0 }))
}

/** Enter in a field: key listeners receive it first, then the field's form is submitted. */
export function pressEnter(field: Element): void {
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, composed: true }
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
  const goesOn = field.dispatchEvent(new KeyboardEvent('keydown', key))
  if (goesOn && field instanceof HTMLInputElement) field.form?.requestSubmit()
  field.dispatchEvent(new KeyboardEvent('keyup', key))
}

/** Closes the topmost layer, as the Escape key does. */
export function pressEscape(): void {
  const layers = document.querySelectorAll(
    '[role="dialog"],[role="alertdialog"],[role="listbox"],[role="menu"]',
  )
  const layer = [...layers].findLast((one) => !one.closest('[data-overlay],[inert]'))
  const target = layer?.contains(document.activeElement) ? document.activeElement : layer
  const key = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true, composed: true }
  target?.dispatchEvent(new KeyboardEvent('keydown', key))
  target?.dispatchEvent(new KeyboardEvent('keyup', key))
}

/** The innermost part of the target at a point; the target itself if something else covers it. */
function topmostIn(target: Element, { x, y }: Point): Element {
  const top = document.elementFromPoint?.(x, y) ?? null
  return top && target.contains(top) ? top : target
}

function focusOn(element: Element): void {
  const next = element.closest<HTMLElement>(FOCUSABLE)
  if (next) next.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const KM_PER_MI = 1.609344
/** Step of speeds, in any unit. */
const SPEED_STEP = 5

/** Converts typed text if the field shows another unit than in the run: 75 mph is 120 km/h. */
export function inUnit(text: string, from: string | null, to: string | null): string {
  const value = Number(text)
  if (from === to || from === null || to === null || text.trim() === '' || !Number.isFinite(value))
    return text
  const factor = from === 'mph' ? KM_PER_MI : 1 / KM_PER_MI
  return String(Math.round((value * factor) / SPEED_STEP) * SPEED_STEP)
}

/** Types a text into a field, letter by letter. */
export async function typeText(
  field: Element,
  text: string,
  betweenLetters: () => Promise<void>,
): Promise<void> {
  if (!isField(field)) return
  field.focus({ preventScroll: true })
  if (field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'range')) {
    setValue(field, text)
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const kept = text.startsWith(field.value) ? field.value.length : 0
  if (kept === 0 && field.value !== '') setValue(field, '')
  for (let end = kept + 1; end <= text.length; end += 1) {
    setValue(field, text.slice(0, end), text[end - 1])
    if (end < text.length) await betweenLetters()
  }
}

/** Uses the native setter, so that React notices the change. */
function setValue(field: Field, value: string, data: string | null = null): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  const inputType = data === null ? 'insertReplacementText' : 'insertText'
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data, inputType }))
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

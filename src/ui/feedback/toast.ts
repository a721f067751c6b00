import { createEmitter } from '#domain/base/emitter'

/** How long a toast stays; the timer pauses on focus and hover. */
export const TOAST_MS = 4000

export type ToastTone = 'done' | 'info' | 'problem'

/** An action of the toast, such as undoing a change. */
export interface ToastAction {
  label: string
  run: () => void
}

export interface ToastEntry {
  id: number
  /** One sentence, already translated. */
  message: string
  tone: ToastTone
  action?: ToastAction
}

let queue: readonly ToastEntry[] = []
let places: readonly string[] = []
let lastId = 0
const changes = createEmitter()

function change(next: readonly ToastEntry[]): void {
  queue = next
  changes.emit()
}

/**
 * Shows a toast at the bottom of the screen, one at a time. The newest replaces the previous one, because
 * an undo that appears seconds later is useless. Only a problem is shown for its full time while the
 * next one waits. A toast with the text of the current one is not repeated.
 * @returns removes it, once its sentence is no longer true
 */
export function toast(message: string, tone: ToastTone = 'done', action?: ToastAction): () => void {
  // The same text with an action may refer to another change.
  const same = action ? undefined : queue.find((entry) => entry.message === message)
  if (same) return () => dismissToast(same.id)
  const problems = queue.filter((entry) => entry.tone === 'problem' && entry.message !== message)
  lastId += 1
  const id = lastId
  change([...problems, { id, message, tone, ...(action && { action }) }])
  return () => dismissToast(id)
}

/** Removes a toast, shown or waiting. */
export function dismissToast(id: number): void {
  change(queue.filter((entry) => entry.id !== id))
}

/** Removes toasts with an action, which could take back what a dialog is about. */
export function dismissActions(): void {
  if (queue.some(({ action }) => action)) change(queue.filter(({ action }) => !action))
}

/** Removes all toasts, so that none is left for the next visitor. */
export function clearToasts(): void {
  change([])
}

/**
 * Places toasts by a class while something lies where they would be; what came last decides.
 * @returns puts them back
 */
export function placeToasts(className: string): () => void {
  const setPlaces = (next: readonly string[]) => {
    places = next
    changes.emit()
  }
  setPlaces([...places, className])
  return () => setPlaces(places.filter((other) => other !== className))
}

/** Calls a listener at each change of the queue or its place. @returns the unsubscribe function */
export const subscribeToasts = changes.on

/** The class that places toasts now, if any. */
export function toastPlace(): string | undefined {
  return places.at(-1)
}

/** The toast to show now, if any. */
export function currentToast(): ToastEntry | undefined {
  return queue[0]
}

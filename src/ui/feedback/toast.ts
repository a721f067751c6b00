/** How long a toast stays; the clock stands while it is focused or pointed at. */
export const TOAST_MS = 4000

export type ToastTone = 'done' | 'info' | 'problem'

/** One thing that can be done about it, such as taking a change back. */
export interface ToastAction {
  label: string
  run: () => void
}

export interface ToastEntry {
  id: number
  /** One sentence, already in the visitor's language. */
  message: string
  tone: ToastTone
  action?: ToastAction
}

let queue: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly ToastEntry[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/**
 * Says something in one sentence at the bottom of the screen. One shows at a time: the newest takes the
 * place of the one before, for an undo that comes seconds later is of no use. Only a problem keeps its
 * time, and the newer one waits. What is being said is not repeated word for word.
 */
export function toast(message: string, tone: ToastTone = 'done', action?: ToastAction): void {
  // The same words with something to be done about them may mean another thing now.
  if (!action && queue.some((entry) => entry.message === message)) return
  const problems = queue.filter((entry) => entry.tone === 'problem' && entry.message !== message)
  lastId += 1
  change([...problems, { id: lastId, message, tone, ...(action && { action }) }])
}

/** Takes one away, shown or waiting. */
export function dismissToast(id: number): void {
  change(queue.filter((entry) => entry.id !== id))
}

/** Nobody's messages are left for the next visitor. */
export function clearToasts(): void {
  change([])
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one to show now, if any. */
export function currentToast(): ToastEntry | undefined {
  return queue[0]
}

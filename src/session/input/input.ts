import { isGhostActing } from '../../state/ghost'
import { AFTER_PAGE, type AfterPage, BEFORE_PAGE, type BeforePage, STOPS_SCROLL, VISITOR_ONLY } from './order'

type InputHandlers = {
  readonly [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => unknown
}

interface Entry {
  slot: string
  handle: (event: Event) => unknown
}

/** One listener of the window, and the handlers behind it. */
type Line = ReturnType<typeof createLine>

/** Events that start or continue a scroll. */
const SCROLLS = ['touchstart', 'touchmove', 'wheel']

const before = new Map<string, Line>()
const after = new Map<string, Line>()

/** Handles presses and keys anywhere, before the page does. @returns a function that ends it */
export const beforePage = (slot: BeforePage, handlers: InputHandlers, until?: AbortSignal): (() => void) =>
  join(before, BEFORE_PAGE, slot, handlers, until)

/** Handles presses and keys that the page did not stop. @returns a function that ends it */
export const afterPage = (slot: AfterPage, handlers: InputHandlers, until?: AbortSignal): (() => void) =>
  join(after, AFTER_PAGE, slot, handlers, until)

function join(
  lines: Map<string, Line>,
  order: readonly string[],
  slot: string,
  handlers: InputHandlers,
  until?: AbortSignal,
): () => void {
  if (until?.aborted) return () => {}
  const stops = Object.entries(handlers).map(([type, handle]) => {
    const line = lines.get(type) ?? createLine(type, lines === before, order)
    lines.set(type, line)
    return line.add({ slot, handle: handle as Entry['handle'] })
  })
  const stop = () => {
    for (const leave of stops) leave()
  }
  until?.addEventListener('abort', stop, { once: true })
  return stop
}

function createLine(type: string, capture: boolean, order: readonly string[]) {
  let entries: readonly Entry[] = []
  let attached: { capture: boolean; passive: boolean } | null = null

  const hear = (event: Event) => {
    const isGhost = !event.isTrusted && isGhostActing()
    for (const entry of entries) {
      // An earlier handler may have removed this one.
      if (!entries.includes(entry) || (isGhost && VISITOR_ONLY.includes(entry.slot))) continue
      try {
        entry.handle(event)
      } catch (error) {
        reportError(error)
      }
      if (event.cancelBubble) return
    }
  }
  const set = (next: readonly Entry[]) => {
    entries = next
    const passive = SCROLLS.includes(type) && !next.some(({ slot }) => STOPS_SCROLL.includes(slot))
    if (next.length > 0 && attached?.passive === passive) return
    if (attached) removeEventListener(type, hear, attached)
    attached = next.length > 0 ? { capture, passive } : null
    if (attached) addEventListener(type, hear, attached)
  }
  return {
    /** @returns a function that removes it */
    add: (entry: Entry) => {
      const placeOf = ({ slot }: Entry) => order.indexOf(slot)
      set([...entries, entry].sort((a, b) => placeOf(a) - placeOf(b)))
      return () => set(entries.filter((other) => other !== entry))
    },
  }
}

import { beforePage } from '../../session/input/input'

/** A press is over after this, milliseconds. */
const PRESS_MS = 700
/** Keys that do nothing by themselves; Tab leads to the ghost's own buttons. */
const QUIET_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock']

/**
 * Calls `end` at the first touch, key or click of a person, and keeps it from the screen. What the ghost
 * does is not trusted by the browser, which tells the two apart. The ghost's own bar stays usable.
 */
export function endOnTouch(
  bar: () => Element | null,
  end: (event: Event) => void,
  signal: AbortSignal,
  quietKeys: readonly string[] = QUIET_KEYS,
): void {
  const isOwn = (event: Event) => event.target instanceof Node && bar()?.contains(event.target) === true
  const onPress = (event: Event) => {
    if (!event.isTrusted || isOwn(event)) return
    swallow(event)
    swallowPress()
    end(event)
  }
  const onKey = (event: KeyboardEvent) => {
    if (!event.isTrusted || quietKeys.includes(event.key)) return
    if (isOwn(event) && event.key !== 'Escape') return
    swallow(event)
    end(event)
  }
  beforePage('ghost', { pointerdown: onPress, click: onPress, keydown: onKey }, signal)
}

/** Keeps what belongs to the press that ended the replay from the screen, also after the replay is over. */
function swallowPress(): void {
  const rest = (event: Event) => event.isTrusted && swallow(event)
  const stop = beforePage('ghost', {
    pointerup: rest,
    mousedown: rest,
    mouseup: rest,
    touchstart: rest,
    touchend: rest,
    click: rest,
  })
  setTimeout(stop, PRESS_MS)
}

function swallow(event: Event): void {
  event.stopPropagation()
  if (event.cancelable) event.preventDefault()
}

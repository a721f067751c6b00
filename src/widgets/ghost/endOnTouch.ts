import { beforePage } from '../../session/input/input'

/** Maximum duration of a press, milliseconds. */
const PRESS_MS = 700
/** Keys that do nothing by themselves; Tab moves to the ghost's buttons. */
const QUIET_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock']

/**
 * Calls `end` at the first touch, key or click of a person, and hides it from the screen. Only what a
 * person does is trusted (`isTrusted`). The ghost's own bar stays usable.
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

/** Hides the rest of the press that ended the replay from the screen, even after the replay. */
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

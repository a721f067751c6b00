/**
 * Handlers of presses and keys anywhere in the page that run before the page's own, in this order and not in the order
 * of registration. An event that one of them stops does not reach the next.
 */
export const BEFORE_PAGE = [
  // Work ahead stops at any press, even one that another handler stops.
  'workAhead',
  // The address is that of the last press when the next one is judged.
  'address',
  // No press opens another window.
  'window',
  // A press counts as activity even if it does not reach the page.
  'activity',
  // The audience of a talk sees each touch.
  'touchMarks',
  // Any press unlocks sound in a browser.
  'gameSound',
  // The press that ends a replay or the attract loop has no other effect.
  'ghost',
  // The second press of a double press does not reach another layer or screen.
  'doublePress',
  // A replay of a run repeats what the page received, so presses are recorded after everything that stops them.
  'recording',
  // A run of the game hears a press of what is already chosen before the page changes the choice.
  'repeatedChoice',
  // The idle question reacts to any press or key.
  'idleQuestion',
  // The bar of a run: the position of a press, and the key that moves focus to the bar.
  'gameBar',
  // The click after a long press does nothing.
  'heldPress',
  // A hint closes and is recorded before its target acts; Escape closes it before anything below.
  'hints',
  // A press outside of the notifications panel closes it.
  'notifications',
  // Escape cancels a panel that its trigger promises, before anything below; a press beside the trigger does as well.
  'opening',
  // A screen learns of the last choice before the next press acts.
  'choice',
  // Typed search text is written to the address before a press leads to another screen.
  'searchText',
  // The map draws nothing until the answer to a press is painted.
  'mapFrames',
  // Scrolling by the visitor cancels the restoration of the scroll position.
  'scrollRestoration',
  // A touch may scroll the page behind an open sheet.
  'pageScroll',
] as const

/** Handlers that run after the page's own listeners, which may have stopped the event. */
export const AFTER_PAGE = [
  'floatingPanel',
  'notifications',
  'scoreCount',
  'handover',
  'chartReading',
  'drawer',
  'pinPad',
  'attractStage',
  'wakeLock',
] as const

export type BeforePage = (typeof BEFORE_PAGE)[number]
export type AfterPage = (typeof AFTER_PAGE)[number]

/** Handlers that ignore a ghost, whose presses are not activity and never a double press by mistake. */
export const VISITOR_ONLY: readonly string[] = ['activity', 'doublePress'] satisfies BeforePage[]

/** Handlers that may prevent scrolling, so the browser waits for them before each scroll. */
export const STOPS_SCROLL: readonly string[] = ['ghost'] satisfies BeforePage[]

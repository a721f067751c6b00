/**
 * Who hears of presses and keys anywhere in the page before the page itself, in this order, whoever came first.
 * What one of them stops is heard by none after it.
 */
export const BEFORE_PAGE = [
  // Nothing opens in another window, whatever else a press does.
  'window',
  // Somebody is there, also where the press is kept from the page.
  'activity',
  // An audience sees each finger.
  'touchMarks',
  // A browser gives a voice to any press.
  'gameSound',
  // The press that ends a replay or the attract loop does nothing else.
  'ghost',
  // The second press of a double press is kept from another layer or screen.
  'doublePress',
  // A run of the game repeats what the page heard, so it is written down after all that is kept from the page.
  'recording',
  // The question whether somebody is still there is answered by any press or key.
  'idleQuestion',
  // The bar of a run: where a press was, and the key that leads to the bar.
  'gameBar',
  // The click after a long press does nothing.
  'heldPress',
  // A hint closes, and is recorded, before what its target does; Escape closes it before anything under it.
  'hints',
  // A press outside of the notifications panel closes it.
  'notifications',
  // A typed search is in the address before a press leads to another screen.
  'searchText',
  // The map draws nothing while a link that leads away is pressed.
  'mapFrames',
  // A visitor who scrolls is not scrolled.
  'scrollRestoration',
  // A finger scrolls the page behind an open sheet.
  'pageScroll',
] as const

/** Who hears of what the page left: its own listeners came first and may have kept it. */
export const AFTER_PAGE = [
  'floatingPanel',
  'notifications',
  'scoreCount',
  'chartReading',
  'drawer',
  'pinPad',
  'attractStage',
  'wakeLock',
] as const

export type BeforePage = (typeof BEFORE_PAGE)[number]
export type AfterPage = (typeof AFTER_PAGE)[number]

/** Those that hear a visitor alone: what a ghost presses is no touch, and is never pressed twice by mistake. */
export const VISITOR_ONLY: readonly string[] = ['activity', 'doublePress'] satisfies BeforePage[]

/** Those that may keep a finger from scrolling, for which the browser waits with each scroll. */
export const STOPS_SCROLL: readonly string[] = ['ghost'] satisfies BeforePage[]

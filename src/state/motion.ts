/**
 * `?motion=0` in the address stops automatic animation for the life of the page: for screenshots, tests, and
 * still screens.
 */
let still = false

/** @param search `location.search` */
export function readMotionFlag(search: string): void {
  still = new URLSearchParams(search).get('motion') === '0'
}

export function isMotionOff(): boolean {
  return still
}

/** Whether nothing may move by itself, because of the address or of the device's setting. */
export function isStill(): boolean {
  return still || matchMedia('(prefers-reduced-motion: reduce)').matches
}

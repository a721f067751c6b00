/**
 * `?motion=0` of the address stills what moves by itself, for the life of the page: for pictures, for
 * tests, and for a hall where a still screen is asked for.
 */
let still = false

/** @param search `location.search` */
export function readMotionFlag(search: string): void {
  still = new URLSearchParams(search).get('motion') === '0'
}

export function isMotionOff(): boolean {
  return still
}

import { routeFor } from '#domain/device/routes'

/**
 * Whether a run continues at this address: on screens of the product, but not on welcome, tour, game or staff room.
 */
export function isRunScreen(pathname: string): boolean {
  const row = routeFor(pathname)
  return row === null || row.kind === 'shell' || row.name === 'my-account'
}

/** The screen on which a run starts. */
export const FIRST_SCREEN = '/home'

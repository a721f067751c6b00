import { routeFor } from '#domain/device/routes'

/** Whether a run goes on at this address: the product's screens, but none of those around it. */
export function isRunScreen(pathname: string): boolean {
  const row = routeFor(pathname)
  return row === null || row.kind === 'shell' || row.name === 'my-account'
}

/** The screen on which a run begins. */
export const FIRST_SCREEN = '/home'

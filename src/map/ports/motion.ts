let allowedByApp: () => boolean = () => true

let mostPerSecond: () => number = () => Number.POSITIVE_INFINITY

/** Set by app: whether its own switches allow motion, and how many updates per second are enough. */
export function setMapMotion(allowed: () => boolean, most = mostPerSecond): void {
  allowedByApp = allowed
  mostPerSecond = most
}

/** Whether anything on the map may move: not if the visitor prefers reduced motion, nor if app disables it. */
export function motionAllowed(): boolean {
  return allowedByApp() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Maximum updates per second. */
export const mostFramesPerSecond = (): number => mostPerSecond()

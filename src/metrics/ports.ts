/** Dependencies of delivery and recording; tests replace them with virtual time. */

/** Unix milliseconds by the device's clock, which may jump. */
export type Clock = () => number
/** A number in [0, 1). */
export type Random = () => number

/** Timers on relative time, which does not jump. */
export interface Timers {
  set(work: () => void, delayMs: number): unknown
  clear(handle: unknown): void
}

/** The parts of a fetch response that decide about delivery. */
export interface ResponseLike {
  status: number
  type: string
  redirected: boolean
  headers: { get(name: string): string | null }
  text(): Promise<string>
}
export type FetchLike = (url: string, init: RequestInit) => Promise<ResponseLike>

/** The part of `navigator.locks` we use. */
export interface LocksLike {
  request(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean },
    work: (lock: unknown) => Promise<void>,
  ): Promise<unknown>
}

export const browserTimers: Timers = {
  set: (work, delayMs) => setTimeout(work, delayMs),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
}

/** The window's lock manager; null on an insecure origin and in old engines, where only the lease counts. */
export function browserLocks(): LocksLike | null {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return null
  return { request: (name, options, work) => locks.request(name, options, (lock) => work(lock)) }
}

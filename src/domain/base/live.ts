import type { AppError } from './errors'

/**
 * State of a data layer query. It cannot be read directly: `matchLive`, `mapLive`, `joinLive` and the
 * kit's `Gate` make every screen handle loading and errors.
 */
export interface Live<T> {
  readonly [STATE]: LiveState<T>
}

const STATE = Symbol('live')

type LiveState<T> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: T }
  | { kind: 'missing' }
  | { kind: 'error'; error: AppError }

const live = <T>(state: LiveState<T>): Live<T> => ({ [STATE]: state })

/** No result yet, or the datasets are still being stored. */
export const LOADING: Live<never> = live<never>({ kind: 'loading' })

/** There is no such row. */
export const MISSING: Live<never> = live<never>({ kind: 'missing' })

/** The query returned `value`. */
export const ready = <T>(value: T): Live<T> => live({ kind: 'ready', value })

/** The query or the seeding failed. */
export const failed = (error: AppError): Live<never> => live<never>({ kind: 'error', error })

export interface LiveCases<T, Result> {
  loading: () => Result
  ready: (value: T) => Result
  missing: () => Result
  error: (error: AppError) => Result
}

/** Calls the function of the current case; every case must be given. */
export function matchLive<T, Result>(read: Live<T>, cases: LiveCases<T, Result>): Result {
  const state = read[STATE]
  switch (state.kind) {
    case 'loading':
      return cases.loading()
    case 'missing':
      return cases.missing()
    case 'error':
      return cases.error(state.error)
    case 'ready':
      return cases.ready(state.value)
  }
}

/** Changes the value and keeps the state. */
export function mapLive<T, Result>(read: Live<T>, change: (value: T) => Result): Live<Result> {
  const state = read[STATE]
  return state.kind === 'ready' ? ready(change(state.value)) : (read as Live<never>)
}

/** Combines queries: an error takes precedence over a missing row, and that over loading. */
export function joinLive<Parts extends Record<string, Live<unknown>>>(
  parts: Parts,
): Live<JoinedValues<Parts>> {
  const entries = Object.entries(parts)
  for (const kind of ['error', 'missing', 'loading'] as const) {
    const found = entries.find(([, read]) => read[STATE].kind === kind)
    if (found) return found[1] as Live<never>
  }
  const values = entries.map(([name, read]) => {
    const state = read[STATE]
    return [name, state.kind === 'ready' ? state.value : undefined]
  })
  return ready(Object.fromEntries(values) as JoinedValues<Parts>)
}

type JoinedValues<Parts> = { [Name in keyof Parts]: Parts[Name] extends Live<infer T> ? T : never }

/** Makes a missing row valid: null instead of `missing`. */
export function orNull<T>(read: Live<T>): Live<T | null> {
  return read[STATE].kind === 'missing' ? ready(null) : read
}

/**
 * The value, or `fallback` in every other state. Only for details that a screen can do without, such
 * as a badge count; rows use `Gate`.
 */
export function valueOr<T, Fallback>(read: Live<T>, fallback: Fallback): T | Fallback {
  const state = read[STATE]
  return state.kind === 'ready' ? state.value : fallback
}

/** Whether two states are equal, so that a screen need not render again. */
export function isSameLive(a: Live<unknown>, b: Live<unknown>): boolean {
  const [left, right] = [a[STATE], b[STATE]]
  if (left.kind === 'ready' && right.kind === 'ready') return left.value === right.value
  if (left.kind === 'error' && right.kind === 'error') return left.error.code === right.error.code
  return left.kind === right.kind
}

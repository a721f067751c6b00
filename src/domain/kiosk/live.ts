import type { AppError } from './errors'

/**
 * What a query of the data layer has come to. The state cannot be read directly: `matchLive`, `mapLive`,
 * `joinLive` and the kit's `Gate` are the ways in, so that a screen cannot forget what may go wrong.
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

/** Not answered yet, or the datasets it asks are still being stored. */
export const LOADING: Live<never> = live<never>({ kind: 'loading' })

/** Answered: there is no such row. */
export const MISSING: Live<never> = live<never>({ kind: 'missing' })

/** Answered with `value`. */
export const ready = <T>(value: T): Live<T> => live({ kind: 'ready', value })

/** Could not be answered, seeding that failed included. */
export const failed = (error: AppError): Live<never> => live<never>({ kind: 'error', error })

export interface LiveCases<T, Result> {
  loading: () => Result
  ready: (value: T) => Result
  missing: () => Result
  error: (error: AppError) => Result
}

/** The result of the case that holds; every case must be given. */
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

/** The same state with its value changed. */
export function mapLive<T, Result>(read: Live<T>, change: (value: T) => Result): Live<Result> {
  const state = read[STATE]
  return state.kind === 'ready' ? ready(change(state.value)) : (read as Live<never>)
}

/** Several queries as one: an error counts before a missing row, and that before one that still loads. */
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

/** A row that may be absent without being an error: null in place of `missing`. */
export function orNull<T>(read: Live<T>): Live<T | null> {
  return read[STATE].kind === 'missing' ? ready(null) : read
}

/**
 * The value, or `fallback` in every other state. Only for a detail without which its screen is whole, such
 * as a count on a badge: the rows themselves go through `Gate`.
 */
export function valueOr<T, Fallback>(read: Live<T>, fallback: Fallback): T | Fallback {
  const state = read[STATE]
  return state.kind === 'ready' ? state.value : fallback
}

/** Whether two states say the same, so that a screen need not be drawn again. */
export function isSameLive(a: Live<unknown>, b: Live<unknown>): boolean {
  const [left, right] = [a[STATE], b[STATE]]
  if (left.kind === 'ready' && right.kind === 'ready') return left.value === right.value
  if (left.kind === 'error' && right.kind === 'error') return left.error.code === right.error.code
  return left.kind === right.kind
}

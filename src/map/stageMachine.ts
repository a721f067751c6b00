import type { Map as MapLibre } from 'maplibre-gl'

/** `unsupported`: this device has no WebGL. `failing`: it has, but the map failed too often. */
export type LossReason = 'unsupported' | 'failing'

/** State of the one map. `attempt` distinguishes one map from the next. */
export type StageState = { readonly attempt: number; readonly failures: readonly number[] } & (
  | { readonly status: 'asleep' }
  /** Without a map until its style is loaded, then until its first tiles are. */
  | { readonly status: 'loading'; readonly map: MapLibre | null }
  | { readonly status: 'ready'; readonly map: MapLibre }
  /** The views show the replacement of the map. */
  | { readonly status: 'lost'; readonly reason: LossReason; readonly sinceMs: number }
)

export type StageStatus = StageState['status']

/** Times are milliseconds on the page's clock. */
export type StageEvent =
  /** A view requests the map: for the first time, or to retry a lost one. */
  | { type: 'wanted' }
  /** The map has its style, so that layers can be added. */
  | { type: 'styled'; map: MapLibre }
  /** Other tiles are needed first: another screen or region. */
  | { type: 'uncovered'; map: MapLibre }
  /** Its tiles are drawn. */
  | { type: 'drawn'; map: MapLibre }
  /** The map lost its context, threw an error or never loaded: it has to be replaced. */
  | { type: 'failed'; nowMs: number }
  /** There is no map. */
  | { type: 'unavailable'; nowMs: number; reason: LossReason }

/** A map is replaced after this many failures within this time, but not after one more. */
const FAILURE_LIMIT = 3
const FAILURE_WINDOW_MS = 60_000

export const ASLEEP: StageState = { status: 'asleep', attempt: 0, failures: [] }

/** The state after an event; the same object if nothing changes. */
export function nextStage(state: StageState, event: StageEvent): StageState {
  switch (event.type) {
    case 'wanted':
      if (state.status !== 'asleep' && state.status !== 'lost') return state
      return loading(state.attempt + 1, state.failures)
    case 'styled':
      return state.status === 'loading' ? { ...state, map: event.map } : state
    case 'uncovered':
      if (state.status !== 'ready' || state.map !== event.map) return state
      return { ...state, status: 'loading' }
    case 'drawn':
      if (state.status !== 'loading' || state.map !== event.map) return state
      return { ...state, status: 'ready', map: event.map }
    case 'failed': {
      if (state.status !== 'loading' && state.status !== 'ready') return state
      const recent = state.failures.filter((atMs) => event.nowMs - atMs < FAILURE_WINDOW_MS)
      const failures = [...recent, event.nowMs]
      return failures.length <= FAILURE_LIMIT
        ? loading(state.attempt + 1, failures)
        : lost({ ...state, failures }, 'failing', event.nowMs)
    }
    case 'unavailable':
      return lost(state, event.reason, event.nowMs)
  }
}

/** The map once its style is loaded; null before, and while there is none. */
export function mapOf(state: StageState): MapLibre | null {
  return state.status === 'loading' || state.status === 'ready' ? state.map : null
}

function loading(attempt: number, failures: readonly number[]): StageState {
  return { status: 'loading', map: null, attempt, failures }
}

function lost({ attempt, failures }: StageState, reason: LossReason, sinceMs: number): StageState {
  return { status: 'lost', reason, sinceMs, attempt, failures }
}

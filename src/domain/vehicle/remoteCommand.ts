import type { VehicleStatus } from './vehicle'

/** Remote commands, in their order (docs/rules.md VD-10). */
export const REMOTE_COMMANDS = ['lock', 'unlock', 'hornOn', 'hornOff', 'start', 'stop'] as const
export type RemoteCommand = (typeof REMOTE_COMMANDS)[number]

/** Horn and lights stop automatically after this time, milliseconds (docs/rules.md VD-18). */
export const HORN_MS = 30_000

/** Commands that can succeed: start and stop never do (docs/decisions.md D8). */
export type LiveCommand = Exclude<RemoteCommand, 'start' | 'stop'>

/** The command that was done; `inactive` is "Feature not active for demo". */
export type CommandResult = { done: LiveCommand } | 'inactive'

/**
 * The result of a command after the password (docs/decisions.md D8, Q3, Q20): start and stop are never
 * active, the others if the visit may send them.
 * @param allowed whether this visit may send commands (`capabilities`)
 */
export function commandResult(command: RemoteCommand, allowed: boolean): CommandResult {
  return command === 'start' || command === 'stop' || !allowed ? 'inactive' : { done: command }
}

/** Whether a command can reach a vehicle of this status; otherwise no password is asked for (docs/rules.md VD-11). */
export function isReachable(status: VehicleStatus): boolean {
  return status === 'connected' || status === 'valid'
}

/** Why horn and lights stopped (docs/rules.md VD-18 to VD-20). */
export type HornStopReason = 'time' | 'command' | 'doorOpened' | 'ignitionOn'

/** Effects of this visit's commands on one vehicle. */
export interface RemoteState {
  /** Null: no command of this visit changed it. */
  locked: boolean | null
  /** When horn and lights stop automatically, in milliseconds of the clock; null while they are off. */
  hornUntilMs: number | null
  /** Why they last stopped; null if they were not on in this visit. */
  hornEnd: HornStopReason | null
  /** Whether the ignition was turned on in this visit; the vehicle's own value is older. */
  ignitionOn: boolean
}

export const INITIAL_REMOTE_STATE: RemoteState = {
  locked: null,
  hornUntilMs: null,
  hornEnd: null,
  ignitionOn: false,
}

/** An event of a vehicle: a command that arrived, or what stops horn and lights. */
export type RemoteEvent = LiveCommand | 'doorOpened' | 'ignitionOn'

/** The state after an event at `nowMs`, with the time until then applied first. */
export function remoteReducer(before: RemoteState, event: RemoteEvent, nowMs: number): RemoteState {
  const state = expireHorn(before, nowMs)
  switch (event) {
    case 'lock':
    case 'unlock':
      return { ...state, locked: event === 'lock' }
    case 'hornOn':
      return { ...state, hornUntilMs: nowMs + HORN_MS, hornEnd: null }
    case 'hornOff':
      return stopHorn(state, 'command')
    case 'doorOpened':
      return stopHorn(state, event)
    case 'ignitionOn':
      return { ...stopHorn(state, event), ignitionOn: true }
  }
}

/**
 * The state after a time has passed: the same object if nothing changes. A remainder longer than the whole
 * duration means that the clock was set back, and stops horn and lights.
 */
export function expireHorn(state: RemoteState, nowMs: number): RemoteState {
  if (state.hornUntilMs === null) return state
  const leftMs = state.hornUntilMs - nowMs
  return leftMs > 0 && leftMs <= HORN_MS ? state : stopHorn(state, 'time')
}

/** Remaining whole seconds of horn and lights, 30 to 1; 0 if they are off. */
export function hornSecondsLeft(state: RemoteState, nowMs: number): number {
  const { hornUntilMs } = expireHorn(state, nowMs)
  return hornUntilMs === null ? 0 : Math.ceil((hornUntilMs - nowMs) / 1000)
}

function stopHorn(state: RemoteState, hornEnd: HornStopReason): RemoteState {
  return state.hornUntilMs === null ? state : { ...state, hornUntilMs: null, hornEnd }
}

import type { VehicleStatus } from './vehicle'

/** Remote commands, in their order (docs/rules.md VD-10). */
export const REMOTE_COMMANDS = ['lock', 'unlock', 'hornOn', 'hornOff', 'start', 'stop'] as const
export type RemoteCommand = (typeof REMOTE_COMMANDS)[number]

/** Horn and lights stop by themselves after so many milliseconds (docs/rules.md VD-18). */
export const HORN_MS = 30_000

/** The commands that may succeed: start and stop never do (docs/decisions.md D8). */
export type LiveCommand = Exclude<RemoteCommand, 'start' | 'stop'>

/** Done, and what was; `inactive` is "Feature not active for demo". */
export type CommandResult = { done: LiveCommand } | 'inactive'

/**
 * What a command answers once the password was given (docs/decisions.md D8, Q3, Q20): start and stop are never
 * active, the others where the visit may send them.
 * @param allowed whether this visit may send commands (`capabilities`)
 */
export function commandResult(command: RemoteCommand, allowed: boolean): CommandResult {
  return command === 'start' || command === 'stop' || !allowed ? 'inactive' : { done: command }
}

/** Whether a command can get to a vehicle of this status; where not, no password is asked for (docs/rules.md VD-11). */
export function isReachable(status: VehicleStatus): boolean {
  return status === 'connected' || status === 'valid'
}

/** Why horn and lights went off (docs/rules.md VD-18 to VD-20). */
export type HornStopReason = 'time' | 'command' | 'doorOpened' | 'ignitionOn'

/** What the commands of this visit did to one vehicle. */
export interface RemoteState {
  /** Null: no command of this visit said. */
  locked: boolean | null
  /** When horn and lights go off by themselves, in milliseconds of the clock; null while they are off. */
  hornUntilMs: number | null
  /** Why they went off last; null when they were not on in this visit. */
  hornEnd: HornStopReason | null
  /** Whether the ignition was turned on in this visit; the vehicle's own word is of before. */
  ignitionOn: boolean
}

export const INITIAL_REMOTE_STATE: RemoteState = {
  locked: null,
  hornUntilMs: null,
  hornEnd: null,
  ignitionOn: false,
}

/** Something that happens to a vehicle: a command that arrived, or what ends horn and lights. */
export type RemoteEvent = LiveCommand | 'doorOpened' | 'ignitionOn'

/** The state after an event at `nowMs`; time that went by until then is settled first. */
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
 * The same state once its time is over: the very same object while nothing changes. More than the whole
 * time left means that the clock was set back; they do not sound on for that.
 */
export function expireHorn(state: RemoteState, nowMs: number): RemoteState {
  if (state.hornUntilMs === null) return state
  const leftMs = state.hornUntilMs - nowMs
  return leftMs > 0 && leftMs <= HORN_MS ? state : stopHorn(state, 'time')
}

/** Whole seconds that horn and lights stay on, 30 to 1; 0 when they are off. */
export function hornSecondsLeft(state: RemoteState, nowMs: number): number {
  const { hornUntilMs } = expireHorn(state, nowMs)
  return hornUntilMs === null ? 0 : Math.ceil((hornUntilMs - nowMs) / 1000)
}

function stopHorn(state: RemoteState, hornEnd: HornStopReason): RemoteState {
  return state.hornUntilMs === null ? state : { ...state, hornUntilMs: null, hornEnd }
}

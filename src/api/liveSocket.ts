import { Manager } from 'socket.io-client'
import { SOCKET_PATH, socketOrigin } from '#domain/device/liveAddress'
import type { LiveProblem, LiveState } from '#domain/live/liveStatus'

/** Timeout of an attempt to connect, ms (docs/rules.md AP-17). */
export const CONNECT_LIMIT_MS = 20_000

/** Timeout of an answer, ms. */
export const ANSWER_LIMIT_MS = 5_000

/** Delay of the first attempt to reconnect, ms (docs/rules.md AP-13). */
export const FIRST_DELAY_MS = 1_000
/** Maximum delay, ms (docs/rules.md AP-14). */
export const LONGEST_DELAY_MS = 5_000
/** Random variation of delays, as a share of them (docs/rules.md AP-15). */
export const DELAY_JITTER = 0.5

export interface LiveSocketOptions {
  apiUrl: string
  /** Also called without a change of state when the problem changes. */
  onState: (state: LiveState, problem: LiveProblem | null) => void
  onEvent: (name: string, payload: unknown) => void
}

/** The live connection of the product API (docs/rules.md AP-08 to AP-17). */
export interface LiveSocket {
  /** Connects, and reconnects whenever the connection is lost; during a wait, tries at once. */
  open(): void
  /** Ends the connection and attempts to reconnect. */
  close(): void
  isOpen(): boolean
  /** Sends an event and waits for the server's answer. Rejects without one within some seconds. */
  ask(name: string): Promise<unknown>
}

export function createLiveSocket({ apiUrl, onState, onEvent }: LiveSocketOptions): LiveSocket {
  const manager = new Manager(socketOrigin(new URL(apiUrl)), {
    path: SOCKET_PATH,
    autoConnect: false,
    reconnection: true,
    reconnectionDelay: FIRST_DELAY_MS,
    reconnectionDelayMax: LONGEST_DELAY_MS,
    randomizationFactor: DELAY_JITTER,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
    timeout: CONNECT_LIMIT_MS,
  })
  const socket = manager.socket('/')
  let wanted = false
  let sentAway = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Socket.IO does not reconnect automatically after the server closed the connection or refused the client. */
  const comeBack = () => {
    clearTimeout(timer)
    if (wanted) timer = setTimeout(() => socket.connect(), reconnectDelayMs(sentAway++, Math.random()))
  }

  socket.on('connect', () => onState('open', null))
  socket.on('disconnect', (reason) => {
    onState(wanted ? 'opening' : 'closed', wanted ? { kind: 'lost', detail: reason } : null)
    if (!socket.active) comeBack()
  })
  socket.on('connect_error', (error) => {
    if (!wanted) return
    onState('opening', { kind: problemOf(error.message, socket.active), detail: error.message })
    if (!socket.active) comeBack()
  })
  socket.onAny((name: string, payload: unknown) => {
    // A server that sends an event has not just refused the client again.
    sentAway = 0
    onEvent(name, payload)
  })

  return {
    open() {
      if (socket.connected) return
      clearTimeout(timer)
      wanted = true
      onState('opening', null)
      // Between two attempts only a new connection tries at once.
      socket.disconnect().connect()
    },
    close() {
      wanted = false
      clearTimeout(timer)
      socket.disconnect()
      onState('closed', null)
    },
    isOpen: () => socket.connected,
    ask: (name) => socket.timeout(ANSWER_LIMIT_MS).emitWithAck(name),
  }
}

/** Determined by the error text: Socket.IO's own for network and timeout, the server's for a refusal. */
function problemOf(message: string, comesBack: boolean): LiveProblem['kind'] {
  if (!comesBack) return 'refused'
  return message === 'timeout' ? 'late' : 'unreachable'
}

/**
 * The delay of an attempt in ms, for the case that Socket.IO leaves to its user: a server that refused the
 * client. The same rule as Socket.IO's.
 * @param attempt from 0
 * @param random from 0 to 1
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const mean = FIRST_DELAY_MS * 2 ** attempt
  return Math.min(LONGEST_DELAY_MS, mean * (1 + DELAY_JITTER * (2 * random - 1)))
}

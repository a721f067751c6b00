import type { WireInteraction } from '#domain/recording/interaction'
import type { FetchLike, ResponseLike, Timers } from '../ports'

/** What the network or the service does with one request. */
export type Fault =
  | { kind: 'store'; status?: number; contentType?: string; body?: string }
  /** Stores it, and the reply never arrives. */
  | { kind: 'storeAndLoseReply' }
  /** Stores it, and answers after the kiosk has given up. */
  | { kind: 'storeTooLate' }
  | { kind: 'networkError' }
  /** Neither stores nor answers. */
  | { kind: 'silence' }
  | {
      kind: 'answer'
      status: number
      body?: string
      contentType?: string
      retryAfter?: string
      redirected?: boolean
    }
  | { kind: 'redirect' }

export interface Arrival {
  atMs: number
  url: string
  record: WireInteraction
  body: string
}

export interface Receiver {
  fetch: FetchLike
  /** Decides about each request; without one, all are stored. */
  plan: (record: WireInteraction, nth: number) => Fault
  latencyMs: number
  /** Requests in the order in which they came, stored or not. */
  arrivals: Arrival[]
  /** Stored rows in the order of storing, once each by natural key. */
  stored: WireInteraction[]
  /** Repeats of a natural key, which stayed one row. */
  repeats: number
  inFlight: number
  mostInFlight: number
  /** Requests under way for one session; never more than one at a time is allowed. */
  overlapped: boolean
}

export const HTML_PAGE = '<!DOCTYPE html>\n<html><head><title>Welcome to Venue Wi-Fi</title></head></html>'

/** A metrics service that honours the natural key, behind a network that misbehaves as planned. */
export function createReceiver(time: { elapsed(): number; timers: Timers }): Receiver {
  const keys = new Set<string>()
  const busySessions = new Map<string, number>()
  const receiver: Receiver = {
    plan: () => ({ kind: 'store' }),
    latencyMs: 50,
    arrivals: [],
    stored: [],
    repeats: 0,
    inFlight: 0,
    mostInFlight: 0,
    overlapped: false,
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        const record = JSON.parse(String(init.body)) as WireInteraction
        receiver.arrivals.push({ atMs: time.elapsed(), url, record, body: String(init.body) })
        const session = record.sessionIdentifier
        const others = busySessions.get(session) ?? 0
        if (others > 0) receiver.overlapped = true
        busySessions.set(session, others + 1)
        receiver.inFlight += 1
        receiver.mostInFlight = Math.max(receiver.mostInFlight, receiver.inFlight)
        let open = true
        const end = (finish: () => void) => {
          if (!open) return
          open = false
          receiver.inFlight -= 1
          busySessions.set(session, (busySessions.get(session) ?? 1) - 1)
          finish()
        }
        init.signal?.addEventListener('abort', () =>
          end(() => reject(new DOMException('aborted', 'AbortError'))),
        )
        const fault = receiver.plan(record, receiver.arrivals.length)
        const later = (finish: () => void) => time.timers.set(() => end(finish), receiver.latencyMs)
        const fail = () => reject(new TypeError('Load failed'))
        switch (fault.kind) {
          case 'store':
            keep(record)
            later(() => resolve(response({ status: fault.status ?? 201, ...fault })))
            break
          case 'storeAndLoseReply':
            keep(record)
            later(fail)
            break
          case 'storeTooLate':
            keep(record)
            break
          case 'networkError':
            later(fail)
            break
          case 'silence':
            break
          case 'answer':
            later(() => resolve(response(fault)))
            break
          case 'redirect':
            later(() => resolve({ ...response({ status: 0 }), type: 'opaqueredirect' }))
        }
      }),
  }

  function keep(record: WireInteraction): void {
    const key = JSON.stringify([record.sessionIdentifier, record.action, record.createdAt])
    if (keys.has(key)) receiver.repeats += 1
    else {
      keys.add(key)
      receiver.stored.push(record)
    }
  }

  return receiver
}

function response(answer: {
  status: number
  body?: string
  contentType?: string
  retryAfter?: string
  redirected?: boolean
}): ResponseLike {
  const headers: Record<string, string | undefined> = {
    'content-type': answer.contentType ?? 'application/json',
    'retry-after': answer.retryAfter,
  }
  return {
    status: answer.status,
    type: 'cors',
    redirected: answer.redirected ?? false,
    headers: { get: (name) => headers[name.toLowerCase()] ?? null },
    text: async () => answer.body ?? '',
  }
}

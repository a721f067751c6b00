import { describe, expect, it } from 'vitest'
import type { Interaction } from '#domain/recording/interaction'
import { ledgerState, nextTry, recordStory } from './ledger'

const AT = '2026-11-23T14:00:00.000Z'
const ACK = '2026-11-23T14:00:02.000Z'

function row(changes: Partial<Interaction> = {}): Interaction {
  return {
    id: '1',
    activationId: 'act',
    sessionIdentifier: 'visit',
    action: 'Home',
    value: null,
    createdAt: AT,
    updatedAt: AT,
    synced: 0,
    state: 'pending',
    attempts: 0,
    lastStatus: null,
    ackAt: null,
    seq: 1,
    ...changes,
  }
}
const OPEN = { state: 'idle', nextTryAtMs: null }
const kinds = (changes: Partial<Interaction>) =>
  recordStory(row(changes), OPEN).map((step) => (step.kind === 'next' ? step.next.kind : step.kind))

describe('the state that staff read', () => {
  it.each([
    [{}, 'pending'],
    [{ handedOver: 1 }, 'handedOver'],
    [{ origin: 'other' }, 'foreign'],
    [{ origin: 'other', handedOver: 1 }, 'pending'],
    [{ origin: 'other', state: 'sent' }, 'sent'],
    [{ handedOver: 1, state: 'refused' }, 'refused'],
    [{ state: 'unresolved' }, 'unresolved'],
  ] as const)('of %j is %s', (changes, state) => {
    expect(ledgerState(row(changes))).toBe(state)
  })
})

describe('the story of a record', () => {
  it.each([
    ['new', {}, ['recorded', 'soon']],
    ['without a configuration', { state: 'unresolved' }, ['recorded', 'unresolved']],
    ['whose answer was lost', { lastStatus: 0 }, ['recorded', 'replyLost', 'soon']],
    ['rejected once', { attempts: 1, lastStatus: 422 }, ['recorded', 'rejected', 'soon']],
    ['refused', { attempts: 2, lastStatus: 422, state: 'refused' }, ['recorded', 'rejected']],
    ['sent again by staff', { attempts: 0, lastStatus: 422 }, ['recorded', 'requeued', 'soon']],
    ['delivered', { state: 'sent', synced: 1, lastStatus: 201, ackAt: ACK }, ['recorded', 'delivered']],
    ['handed over', { handedOver: 1 }, ['recorded', 'handedOver']],
    ['of another kiosk', { origin: 'other' }, ['recorded', 'imported']],
    ['taken over from one', { origin: 'other', handedOver: 1 }, ['recorded', 'imported', 'soon']],
  ] as const)('%s', (_, changes, story) => {
    expect(kinds(changes)).toEqual(story)
  })

  it('a receipt says when and by which answer, also that the record had been there', () => {
    const sent = row({ state: 'sent', synced: 1, attempts: 1, lastStatus: 409, ackAt: ACK })
    expect(recordStory(sent, OPEN).slice(1)).toEqual([
      { kind: 'rejected', times: 1, status: null, isFinal: false },
      { kind: 'delivered', at: ACK, status: 409, wasThere: true },
    ])
  })
})

it.each([
  [null, { kind: 'soon' }],
  [{ state: 'off', nextTryAtMs: null }, { kind: 'never' }],
  [
    { state: 'paused', nextTryAtMs: 5 },
    { kind: 'at', atMs: 5 },
  ],
])('the next try by the lane %j', (lane, next) => {
  expect(nextTry(lane)).toEqual(next)
})

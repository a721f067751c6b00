import { describe, expect, it } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { CHECKS, type Check, type CheckResultCode, type CheckState, RESULT_STATES } from './checkResults'
import { EVALUATORS } from './evaluate'
import { CLOCK_LIMIT_MS, EARLIER_ANSWER_MS } from './evaluateReporting'
import { LEAST_FREE_BYTES, OLD_RECORD_MS } from './evaluateStorage'
import type { Evidence } from './evidence'

const NOW_MS = Date.UTC(2026, 10, 23, 8, 47)
const { activationIds } = SHIPPED_CONFIG
const ALL_MODES = { fleet: true, essentials: true, dealer: true, game: true }
const DATASET = {
  name: 'vehicles',
  rows: 50,
  expected: 50,
  isComplete: true,
  isIntact: true,
  pack: 'pharos-demo 40',
}
const QUEUE = {
  pending: 0,
  unresolved: 0,
  refused: 0,
  oldestMs: null,
  receiptMs: null,
  lost: 0,
  unsaved: 0,
  isBlocked: false,
  nowMs: NOW_MS,
}

/** Evidence without any problem. */
const GOOD: Evidence = {
  icon: { isInstalled: true },
  version: { isSecure: true, isSupported: true, page: '1', worker: '1', isUpdateWaiting: false },
  files: { total: 109, bytes: 10_400_000, missing: [], different: [] },
  start: { documents: 52, files: 96, lacking: [], isBypassed: false },
  database: { isReadBack: true, isGone: true, isFull: false, ms: 10 },
  data: [DATASET],
  maps: { isComplete: true, expected: ['base'], archives: [{ name: 'base', bytes: 9, isIntact: true }] },
  storage: { promise: 'kept', freeBytes: 38_000_000_000 },
  queue: QUEUE,
  config: { source: 'fresh', defaults: [], refused: [], lacks: [] },
  ids: { activationIds, device: 'ipad', allowed: ALL_MODES, hasTour: true },
  name: { name: 'iPad 3, Hall B' },
  event: { event: 'Toronto', confirmed: 'Toronto', isShipped: false },
  metrics: { url: '', answer: { kind: 'own', ms: 20 }, earlierMs: null, nowMs: NOW_MS },
  clock: { contact: { serverMs: NOW_MS, deviceMs: NOW_MS + 2_000 }, nowMs: NOW_MS + 3_000 },
  awake: { isHeld: true },
  viewport: {
    shell: { width: 1180, height: 820 },
    visible: { width: 1180, height: 819 },
    scale: 1,
    insetPx: 24,
  },
  sound: { isOn: true, state: 'running' },
  steps: { done: 5, total: 5 },
}

type Cases = {
  [Id in Check]: readonly (readonly [CheckResultCode, Partial<Exclude<Evidence[Id], null>> | Evidence[Id]])[]
}

/** Findings of each check that are not ok; unknown and bad ones included. */
const CASES: Cases = {
  icon: [['icon-tab', { isInstalled: false }]],
  version: [
    ['version-insecure', { isSecure: false }],
    ['version-none', { worker: null }],
    ['version-other', { worker: '2' }],
    ['version-waiting', { isUpdateWaiting: true }],
    ['not-known', { isSupported: false }],
  ],
  files: [
    ['files-missing', { missing: ['assets/a.js'] }],
    ['files-damaged', { different: ['assets/a.js'] }],
    ['not-known', null],
    ['not-known', { total: 0 }],
  ],
  start: [
    ['start-network', { isBypassed: true }],
    ['start-lacks', { lacking: ['/1'] }],
    ['not-known', null],
    ['not-known', { files: 0 }],
  ],
  database: [
    ['database-lost', { isReadBack: false }],
    ['database-lost', { isGone: false }],
    ['database-full', { isReadBack: false, isFull: true }],
  ],
  data: [
    ['data-differs', [{ ...DATASET, rows: 49 }]],
    ['data-differs', [DATASET, { ...DATASET, isComplete: false }]],
    ['data-differs', [DATASET, { ...DATASET, isIntact: false }]],
    ['not-known', []],
  ],
  maps: [
    ['maps-missing', { isComplete: false }],
    ['maps-missing', { archives: [] }],
    ['maps-missing', { expected: ['base', 'mx'] }],
    ['maps-damaged', { archives: [{ name: 'mx', bytes: 9, isIntact: false }] }],
  ],
  storage: [
    ['storage-open', { promise: 'not-promised' }],
    ['storage-low', { freeBytes: LEAST_FREE_BYTES - 1 }],
    ['not-known', { promise: 'unsupported' }],
    ['not-known', { freeBytes: null }],
  ],
  queue: [
    ['queue-lost', { lost: 1, pending: 4 }],
    ['queue-unsaved', { unsaved: 1 }],
    ['queue-unresolved', { unresolved: 2, pending: 2 }],
    ['queue-blocked', { isBlocked: true }],
    ['queue-refused', { refused: 3 }],
    ['queue-waiting', { pending: 12, oldestMs: NOW_MS - OLD_RECORD_MS }],
    ['queue-old', { pending: 12, oldestMs: NOW_MS - OLD_RECORD_MS - 1 }],
  ],
  config: [
    ['config-never', { source: 'built-in', lacks: ['metricsUrl', 'activationIds'] }],
    ['config-lacks', { lacks: ['activationIds'] }],
    ['config-lacks', { refused: ['activationIds.web.fleet.en-US'] }],
    ['config-refused', { refused: ['event'], defaults: ['idle.afterSeconds'] }],
    ['config-defaults', { defaults: ['idle.afterSeconds', 'resetStaffPin'] }],
    ['config-read', { defaults: ['resetStaffPin'], source: 'last-good' }],
    ['not-known', { source: null }],
  ],
  ids: [
    ['ids-none', { activationIds: undefined }],
    ['ids-missing', { activationIds: { ...activationIds, ipad: { ...activationIds.ipad, dealer: {} } } }],
    [
      'ids-untracked',
      {
        activationIds: {
          ...activationIds,
          ipad: { ...activationIds.ipad, tour: { ...activationIds.ipad.tour, 'es-MX': '' } },
        },
      },
    ],
  ],
  name: [['name-open', { name: '' }]],
  event: [
    ['event-open', { confirmed: null }],
    ['event-shipped', { confirmed: null, isShipped: true }],
    ['event-other', { confirmed: 'Monterrey' }],
  ],
  metrics: [
    ['metrics-nowhere', { url: undefined }],
    ['metrics-off', { url: null, answer: null }],
    ['metrics-portal', { answer: { kind: 'other', verdict: 'portal', status: 200 } }],
    ['metrics-refuses', { answer: { kind: 'other', verdict: 'pause', status: 404 } }],
    ['metrics-fails', { answer: { kind: 'other', verdict: 'backOff', status: 503 } }],
    ['metrics-blocked', { answer: { kind: 'blocked' } }],
    ['metrics-earlier', { answer: { kind: 'none' }, earlierMs: NOW_MS - EARLIER_ANSWER_MS + 1 }],
    ['not-known', { answer: { kind: 'none' }, earlierMs: NOW_MS - EARLIER_ANSWER_MS }],
    ['not-known', { answer: { kind: 'none' } }],
  ],
  clock: [
    ['clock-wrong', { contact: { serverMs: NOW_MS, deviceMs: NOW_MS + CLOCK_LIMIT_MS + 1 } }],
    ['clock-wrong', { contact: { serverMs: NOW_MS, deviceMs: NOW_MS - CLOCK_LIMIT_MS - 1 } }],
    ['clock-back', { nowMs: NOW_MS - 365 * 86_400_000 }],
    ['not-known', { contact: null }],
  ],
  awake: [
    ['awake-refused', { isHeld: false }],
    ['not-known', null],
  ],
  viewport: [
    ['viewport-off', { visible: { width: 1180, height: 817 } }],
    ['viewport-zoomed', { scale: 1.4 }],
    ['viewport-insets', { insetPx: 120 }],
    ['not-known', { visible: { width: 0, height: 0 } }],
  ],
  sound: [
    ['sound-off', { isOn: false, state: 'locked' }],
    ['sound-locked', { state: 'locked' }],
    ['not-known', { state: 'unsupported' }],
  ],
  steps: [['steps-open', { done: 4 }]],
}

const evaluated = <Id extends Check>(check: Id, evidence: Evidence[Id]) => {
  const evaluate: (evidence: Evidence[Id]) => { code: CheckResultCode } = EVALUATORS[check]
  return evaluate(evidence).code
}

/** Checks that are never bad: steps that only a person can see, and a device without a name, which is a warning. */
const WORST: Partial<Record<Check, CheckState>> = { steps: 'unknown', name: 'warn' }

describe.each(CHECKS)('the check %s', (check) => {
  it('passes on a device on which nothing is wrong', () => {
    expect(RESULT_STATES[evaluated(check, GOOD[check])]).toBe('ok')
  })

  const cases: readonly (readonly [CheckResultCode, unknown])[] = CASES[check]
  it.each(cases)('finds %s', (code, change) => {
    const evidence = Array.isArray(change) || change === null ? change : { ...Object(GOOD[check]), ...change }
    expect(evaluated(check, evidence)).toBe(code)
  })

  it('can be red, but for what is a person’s', () => {
    const states = cases.map(([code]) => RESULT_STATES[code])
    expect(states).toContain(WORST[check] ?? 'bad')
  })
})

it('has a case for every finding', () => {
  const found = new Set<CheckResultCode>(Object.values(CASES).flatMap((cases) => cases.map(([code]) => code)))
  for (const check of CHECKS) found.add(evaluated(check, GOOD[check]))
  // Ready in two more cases: a device that waits without a receipt, and one that is identified only by its source.
  expect(Object.keys(RESULT_STATES).filter((code) => !found.has(code as CheckResultCode))).toEqual([])
})

it('asks for ids of the allowed ways only', () => {
  const dealer = { ...activationIds, ipad: { fleet: {}, tour: {}, dealer: activationIds.ipad.dealer } }
  const allowed = { fleet: false, essentials: false, dealer: true, game: false }
  expect(EVALUATORS.ids({ ...GOOD.ids, activationIds: dealer, allowed })).toEqual({
    code: 'ids-known',
    ids: 4,
  })
  expect(
    EVALUATORS.ids({ ...GOOD.ids, activationIds: dealer, allowed: { ...allowed, game: true } }),
  ).toMatchObject({
    code: 'ids-missing',
    places: expect.arrayContaining([{ mode: 'tour', locale: 'fr-CA' }]),
  })
})

import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AttractFacts, MAP_WAIT_MS, STAGE_MS, STILL_MS } from '#domain/attract/scenes'
import { markRead } from '../../state/readItems'
import { keptVisitValues } from '../../state/visit'
import { playAttract } from './attractLoop'

let facts: Partial<AttractFacts>
vi.mock('../../session/offlineReady', () => ({ turnToVisit: async () => undefined }))
vi.mock('../../data/queries/boards', () => ({ readBestRuns: async () => [] }))
vi.mock('../../data/queries/attractFacts', () => ({ readAttractFacts: async () => facts }))

const NOTHING: AttractFacts = {
  hasDay: false,
  ...{ moving: null, trip: null, alertId: null, hasFirings: false, reportId: null, driverId: null },
  ...{ run: null, isBoardFilled: false },
}
let touched: AbortController
const shown: (string | null)[] = []
const addresses: string[] = []

function begin(onShown: (kind: string | null) => void = () => undefined) {
  return playAttract({
    router: { navigate: async ({ href }: { href: string }) => addresses.push(href) } as unknown as AnyRouter,
    finger: { moveTo: async () => undefined, press: () => undefined },
    isStill: () => true,
    onScene: (scene) => {
      const kind = scene?.kind ?? null
      shown.push(kind)
      onShown(kind)
    },
    signal: touched.signal,
  }).catch(() => 'ended')
}

beforeEach(() => {
  vi.useFakeTimers()
  touched = new AbortController()
  shown.length = 0
  addresses.length = 0
})
afterEach(() => {
  touched.abort()
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('listens to the page no more after many turns of the loop than after its first scene', async () => {
  facts = { ...NOTHING, moving: { id: 'v-1', label: 'Unit 118' }, hasFirings: true }
  document.body.innerHTML = '<section data-map="ready"></section>'
  const begun = vi.spyOn(document, 'addEventListener')
  const ended = vi.spyOn(document, 'removeEventListener')
  const listening = () => begun.mock.calls.length - ended.mock.calls.length
  const loop = begin()
  await vi.advanceTimersByTimeAsync(STAGE_MS / 2)
  const atFirst = listening()

  await vi.advanceTimersByTimeAsync(10 * (STAGE_MS + 2 * STILL_MS))

  expect(shown.filter((kind) => kind === 'rule').length).toBeGreaterThan(3)
  expect(listening()).toBe(atFirst)
  touched.abort()
  expect(await loop).toBe('ended')
  expect(listening()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('leaves a scene whose map is not drawn', async () => {
  facts = { ...NOTHING, moving: { id: 'v-1', label: 'Unit 118' }, hasFirings: true }
  void begin()
  await vi.advanceTimersByTimeAsync(STAGE_MS + MAP_WAIT_MS + 500)
  expect(shown).toEqual([null, 'map', 'rule'])
})

it('shows without motion where a scene leads, and moves on', async () => {
  facts = { ...NOTHING, alertId: 'ff-1' }
  void begin()
  await vi.advanceTimersByTimeAsync(STAGE_MS + STILL_MS + 500)
  expect(addresses).toEqual(['/attract', '/all-notifications?item=ff-1', '/attract'])
})

it('takes back what a scene left in the visit, unless a visitor took over', async () => {
  facts = { ...NOTHING, alertId: 'ff-1' }
  const loop = begin((kind) => kind === 'alert' && markRead(['ff-1']))
  await vi.advanceTimersByTimeAsync(STAGE_MS + STILL_MS + 500)
  expect(keptVisitValues()).toEqual({})
  await vi.advanceTimersByTimeAsync(STAGE_MS)
  touched.abort()
  await loop
  expect(keptVisitValues()).toEqual({ readItems: ['ff-1'] })
})

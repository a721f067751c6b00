import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { STAGE_MS, STILL_MS } from '#domain/attract/scenes'
import { playAttract } from './attractLoop'

vi.mock('../../session/offlineReady', () => ({ turnToVisit: async () => undefined }))
vi.mock('../../data/queries/boards', () => ({ readBestRuns: async () => [] }))
vi.mock('../../data/queries/attractFacts', () => ({
  readAttractFacts: async () => ({ trip: null, driverId: null, run: null, isBoardFilled: false }),
}))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('listens to the page no more after many turns of the loop than after its first scene', async () => {
  vi.useFakeTimers()
  const begun = vi.spyOn(document, 'addEventListener')
  const ended = vi.spyOn(document, 'removeEventListener')
  const listening = () => begun.mock.calls.length - ended.mock.calls.length
  const touched = new AbortController()
  const shown: (string | null)[] = []
  const loop = playAttract({
    router: { navigate: async () => undefined } as unknown as AnyRouter,
    finger: { moveTo: async () => undefined, press: () => undefined },
    isStill: () => true,
    onScene: (scene) => shown.push(scene?.kind ?? null),
    signal: touched.signal,
  }).catch(() => 'ended')
  await vi.advanceTimersByTimeAsync(STAGE_MS / 2)
  const atFirst = listening()

  await vi.advanceTimersByTimeAsync(10 * (STAGE_MS + STILL_MS))

  expect(shown.filter((kind) => kind === 'map').length).toBeGreaterThan(3)
  expect(listening()).toBe(atFirst)
  touched.abort()
  expect(await loop).toBe('ended')
  expect(listening()).toBe(0)
})

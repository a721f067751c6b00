import { MessageChannel } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CacheProof, WorkerRequest } from '#domain/device/deviceMirror'

const FILES = 3

/** Files that the cache lost, and whether the host has them. */
let missing: string[] = []
let isHostUp = true
let isSilent = false
let asked: WorkerRequest['type'][] = []

/** A worker that controls the page, whose registration cannot be read: offline, or behind a host that is down. */
const controller = {
  postMessage({ type }: WorkerRequest, [port]: MessagePort[]) {
    asked.push(type)
    if (isSilent) return
    if (type === 'REPAIR_CACHE' && isHostUp) missing = []
    port?.postMessage({ type: 'CACHE_PROOF', total: FILES, missing } satisfies CacheProof)
  },
}

async function loadWorker() {
  vi.resetModules()
  return import('./worker')
}

const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })

beforeEach(() => {
  missing = []
  isHostUp = true
  isSilent = false
  asked = []
  setOnline(true)
  vi.stubGlobal('MessageChannel', MessageChannel)
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    register: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('fetches a lost file again at the start', async () => {
  missing = ['assets/a.js']
  const { startWorker, workerState } = await loadWorker()
  await startWorker()
  expect(workerState()).toEqual({ kind: 'proven', files: FILES })
  expect(asked).toEqual(['PROVE_CACHED', 'REPAIR_CACHE'])
})

it('fetches nothing without a network, and again once there is one', async () => {
  missing = ['assets/a.js']
  setOnline(false)
  const { startWorker, healFiles, workerState } = await loadWorker()
  await startWorker()
  expect(workerState()).toEqual({ kind: 'failed', reason: 'incomplete' })
  expect(asked).toEqual(['PROVE_CACHED'])
  setOnline(true)
  await healFiles()
  expect(workerState().kind).toBe('proven')
})

it('finds a file that was lost since the start', async () => {
  const { startWorker, healFiles, workerState } = await loadWorker()
  await startWorker()
  missing = ['assets/a.js']
  await healFiles()
  expect(workerState().kind).toBe('proven')
  expect(missing).toEqual([])
})

it('is not proven while the host does not have the file', async () => {
  missing = ['assets/a.js']
  isHostUp = false
  const { startWorker, workerState } = await loadWorker()
  await startWorker()
  expect(workerState()).toEqual({ kind: 'failed', reason: 'incomplete' })
})

it('stays proven while the worker has no time to answer', async () => {
  const { startWorker, healFiles, workerState } = await loadWorker()
  await startWorker()
  isSilent = true
  vi.useFakeTimers()
  const healed = healFiles()
  await vi.advanceTimersByTimeAsync(60_000)
  await healed
  expect(workerState().kind).toBe('proven')
})

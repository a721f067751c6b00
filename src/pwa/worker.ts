import { Workbox } from 'workbox-window'
import { createEmitter } from '#domain/base/emitter'
import type { CacheProof, InstallProgress, WorkerRequest } from '#domain/device/deviceMirror'
import { askWorker } from './askWorker'

/** State of the service worker as the window knows it. */
export type WorkerState =
  | { kind: 'starting' }
  | { kind: 'saving'; done: number; total: number }
  | { kind: 'proven'; files: number }
  | { kind: 'failed'; reason: 'install' | 'incomplete' }
  | { kind: 'insecure' }
  | { kind: 'unsupported' }

const PROOF_LIMIT_MS = 20_000
const REPAIR_LIMIT_MS = 120_000
let state: WorkerState = { kind: 'starting' }
let workbox: Workbox | null = null
let worker: ServiceWorker | null = null
let waiting = false
const states = createEmitter<WorkerState>()
const waits = createEmitter()

function set(next: WorkerState): void {
  state = next
  states.emit(next)
}

export function workerState(): WorkerState {
  return state
}

export const onWorkerState = states.on

/** True while an installed update waits to take over. */
export function isUpdateWaiting(): boolean {
  return waiting
}

export const onUpdateWaiting = waits.on

/**
 * Registers the worker and tracks its state. An http address on a LAN has no worker at all, which is
 * reported. Becomes `proven` only after the worker has found every file in its cache.
 */
export async function startWorker(): Promise<void> {
  if (!window.isSecureContext) return set({ kind: 'insecure' })
  // The rescue build (`npm run build:unregister`) marks its pages: they do not start the worker.
  if (!('serviceWorker' in navigator) || document.documentElement.dataset.worker === 'off')
    return set({ kind: 'unsupported' })
  set({ kind: 'starting' })
  workbox ??= trackWorkbox(new Workbox('/sw.js', { updateViaCache: 'none' }))
  try {
    const registration = await workbox.register({ immediate: true })
    if (!registration) throw new Error('the worker could not be registered')
    worker = await activeWorker(registration)
  } catch {
    // Offline with an installed worker is the normal booth morning: its files decide.
    worker = navigator.serviceWorker.controller
  }
  if (worker) await proveOrRepair()
  else set({ kind: 'failed', reason: 'install' })
}

/** Listens once to the progress of an install and to waiting updates. */
function trackWorkbox(wb: Workbox): Workbox {
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<InstallProgress | null>) => {
    if (event.data?.type === 'INSTALL_PROGRESS' && (state.kind === 'starting' || state.kind === 'saving'))
      set({ kind: 'saving', done: event.data.done, total: event.data.total })
  })
  wb.addEventListener('waiting', () => {
    waiting = true
    waits.emit()
  })
  return wb
}

/** Resolves with the active worker, which does not control this page after a forced reload. */
function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  if (registration.active) return Promise.resolve(registration.active)
  return new Promise((resolve, reject) => {
    const fresh = registration.installing ?? registration.waiting
    if (!fresh) return reject(new Error('no worker is being installed'))
    fresh.addEventListener('statechange', () => {
      if (fresh.state === 'activated') resolve(fresh)
      if (fresh.state === 'redundant') reject(new Error('the worker did not install'))
    })
  })
}

/** Checks every file, and fetches missing ones again while there is a network. */
async function proveOrRepair(): Promise<void> {
  const proof = await request('PROVE_CACHED', PROOF_LIMIT_MS)
  // A worker that is too busy to answer does not revoke the state.
  if (!proof && state.kind === 'proven') return
  if (proof && proof.missing.length > 0 && navigator.onLine) await repairFiles()
  else applyProof(proof)
}

function applyProof(proof: CacheProof | null): void {
  if (proof && proof.missing.length === 0) set({ kind: 'proven', files: proof.total })
  else set({ kind: 'failed', reason: 'incomplete' })
}

function request(type: WorkerRequest['type'], limitMs: number): Promise<CacheProof | null> {
  const asked = navigator.serviceWorker.controller ?? worker
  return asked ? askWorker<CacheProof>(asked, type, 'CACHE_PROOF', limitMs) : Promise.resolve(null)
}

/**
 * Retries after a failed install, or checks the files again. The installed worker is never removed for that:
 * without a network the kiosk has nothing else.
 */
export async function healFiles(): Promise<void> {
  if (state.kind === 'failed' && state.reason === 'install') await startWorker()
  else if (state.kind === 'failed' || state.kind === 'proven') await proveOrRepair()
}

/** Fetches missing or damaged files again; the answer becomes the state. */
export async function repairFiles(): Promise<void> {
  set({ kind: 'starting' })
  applyProof(await request('REPAIR_CACHE', REPAIR_LIMIT_MS))
}

/** Checks for a newer build. @returns whether the host was asked: not without a worker or a network */
export async function checkForUpdate(): Promise<boolean> {
  try {
    await workbox?.update()
    return workbox !== null
  } catch {
    return false
  }
}

const POLL_MS = 1_000
let applying = false

/**
 * Lets the waiting worker take over and calls `done` once it has, which may be half a minute later: a request
 * that arrives while Chromium stops the old worker starts it again. A reload before that would get no answer,
 * because it goes to the old worker while it is being stopped.
 */
export function applyUpdate(done: () => void): void {
  if (!waiting || applying) return
  applying = true
  const onTakeover = () => {
    if (!applying) return
    applying = false
    waiting = false
    done()
  }
  navigator.serviceWorker.addEventListener('controllerchange', onTakeover, { once: true })
  workbox?.messageSkipWaiting()
  // The event may be missed; then no worker waits any more.
  const poll = async () => {
    if (!applying) return
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration?.waiting) setTimeout(() => void poll(), POLL_MS)
    else onTakeover()
  }
  setTimeout(() => void poll(), POLL_MS)
}

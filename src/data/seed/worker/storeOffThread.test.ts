import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import type { SeedProgress } from '../seed'
import type { StoreDatasets } from '../seedDatabase'
import { ALIVE_EVERY_MS, type SeedMessage, type SeedRequest } from './seedMessages'
import { type SeedPort, serveSeeding } from './serveSeeding'
import { type SeedWorker, SILENCE_LIMIT_MS, storeOffThread } from './storeOffThread'

const never: StoreDatasets = () => new Promise(() => {})
const done: StoreDatasets = async () => {}

/** The real worker code in this thread, with messages cloned as between threads. */
class FakeWorker implements SeedWorker, SeedPort {
  onmessage: SeedWorker['onmessage'] = null
  onerror: SeedWorker['onerror'] = null
  onmessageerror: SeedWorker['onmessageerror'] = null
  terminated = false
  /** Requests that it received. */
  asked: SeedRequest[] = []
  #listener: (event: { data: SeedRequest }) => void = () => {}

  constructor(store: StoreDatasets) {
    serveSeeding(
      { postMessage: (message) => this.#tell(message), addEventListener: (_, on) => (this.#listener = on) },
      store,
    )
  }

  addEventListener(): void {}

  postMessage(message: SeedRequest | SeedMessage): void {
    this.asked.push(structuredClone(message) as SeedRequest)
    this.#listener({ data: structuredClone(message) as SeedRequest })
  }

  terminate(): void {
    this.terminated = true
  }

  #tell(message: SeedMessage): void {
    if (!this.terminated) this.onmessage?.({ data: structuredClone(message) } as MessageEvent<SeedMessage>)
  }

  crash(): void {
    this.onerror?.({ message: 'out of memory', preventDefault: () => {} } as ErrorEvent)
  }
}

/** Runs with workers that store in this way, one after another; `here` is what the main thread did. */
function line(...stores: StoreDatasets[]) {
  const workers: FakeWorker[] = []
  const here: number[] = []
  const progress: SeedProgress[] = []
  const start = () => {
    const worker = new FakeWorker(stores[workers.length] ?? never)
    workers.push(worker)
    return worker
  }
  const stored = storeOffThread(
    (seen) => progress.push(seen),
    3,
    start,
    async (_, shift) => {
      here.push(shift)
    },
  )
  return { workers, here, progress, stored }
}

/** A page event as browsers send it. */
function page(type: 'pagehide' | 'pageshow', persisted = true): void {
  dispatchEvent(Object.assign(new Event(type), { persisted }))
}

beforeEach(() => {
  vi.useFakeTimers()
  // Node's global scope has no events.
  const events = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('storing datasets off the main thread', () => {
  it('hands the turn over, tells the progress and ends the worker', async () => {
    const { workers, here, progress, stored } = line(async (tell, shift) => tell({ done: shift, total: 9 }))
    await stored
    expect(progress).toEqual([{ done: 3, total: 9 }])
    expect(workers[0]?.terminated).toBe(true)
    expect(here).toEqual([])
  })

  it('passes an error on with its code and does not try the same again', async () => {
    const { here, stored } = line(async () => {
      throw new AppError('storage-full', 'no room')
    })
    await expect(stored).rejects.toMatchObject({ code: 'storage-full', message: 'storage-full: no room' })
    await expect(stored).rejects.toBeInstanceOf(AppError)
    expect(here).toEqual([])
  })

  it('stores here when no worker may start', async () => {
    const here: number[] = []
    const refuse = () => {
      throw new DOMException('refused by the policy', 'SecurityError')
    }
    await storeOffThread(
      () => {},
      3,
      refuse,
      async (_, shift) => void here.push(shift),
    )
    expect(here).toEqual([3])
  })

  it('stores here when the worker breaks down', async () => {
    const { workers, here, stored } = line(never)
    workers[0]?.crash()
    await stored
    expect(here).toEqual([3])
    expect(workers[0]?.terminated).toBe(true)
  })

  it('stores here when the worker falls silent', async () => {
    const { workers, here, stored } = line(never)
    const worker = workers[0]
    if (worker) worker.onmessage = null
    await vi.advanceTimersByTimeAsync(SILENCE_LIMIT_MS)
    await stored
    expect(here).toEqual([3])
    expect(worker?.terminated).toBe(true)
  })

  it('waits for a worker that has long work and says that it lives', async () => {
    const { workers, here } = line(never)
    await vi.advanceTimersByTimeAsync(10 * SILENCE_LIMIT_MS + ALIVE_EVERY_MS)
    expect(workers).toHaveLength(1)
    expect(workers[0]?.terminated).toBe(false)
    expect(here).toEqual([])
  })

  it('ends the worker of a page that is frozen, and goes on with a new one', async () => {
    const { workers, here, stored } = line(never, done)
    page('pagehide')
    expect(workers[0]?.terminated).toBe(true)
    await vi.advanceTimersByTimeAsync(10 * SILENCE_LIMIT_MS)
    page('pageshow')
    await stored
    expect(workers.map(({ asked }) => asked)).toEqual([[{ shift: 3 }], [{ shift: 3 }]])
    expect(here).toEqual([])
  })

  it('leaves nothing behind that listens or counts', async () => {
    const { workers, stored } = line(done)
    await stored
    page('pagehide')
    page('pageshow')
    expect(workers).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

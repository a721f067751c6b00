import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession } from 'playwright'

/** What a page holds once its garbage is collected. */
export interface Memory {
  /** Used heap of the page's scripts in MB (10^6 bytes). */
  heapMb: number
  /** Nodes of all documents, detached ones included. */
  nodes: number
  listeners: number
  documents: number
}

/** Longer than the tails of a screen change: animations, what loads when idle, what is written late. */
const SETTLE_MS = 1_500
/** What a finalizer or a weak reference lets go is collected by the next one. */
const COLLECTIONS = 3
const BETWEEN_MS = 100

/** Reads what is held after forced collections, once the page is at rest. */
export async function memoryOf(cdp: CDPSession): Promise<Memory> {
  await pause(SETTLE_MS)
  for (let collection = 0; collection < COLLECTIONS; collection += 1) {
    await cdp.send('HeapProfiler.collectGarbage')
    await pause(BETWEEN_MS)
  }
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners, documents } = await cdp.send('Memory.getDOMCounters')
  return { heapMb: usedSize / 1e6, nodes, listeners: jsEventListeners, documents }
}

import type { Metrics } from '../metrics/start'
import { beginVisit } from './visit'

const CHANNEL = 'pharos.erased'

/** Starts this tab as new when another tab has erased the device. @returns a function that ends it */
export function followErasing(metrics: Metrics, leave = toWelcome): () => void {
  if (typeof BroadcastChannel !== 'function') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = () => void forgetTab(metrics).then(leave)
  return () => channel.close()
}

/** Notifies the other tabs that this one has erased the device. */
export function tellErased(): void {
  if (typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('erased')
  channel.close()
}

/** Drops the tab's data in memory and session storage, so that it cannot reach the emptied database. */
export async function forgetTab(metrics: Metrics | null): Promise<void> {
  await metrics?.stop()
  sessionStorage.clear()
  // The page stores its visit when it is left, and the previous one is over.
  beginVisit()
}

export function toWelcome(): void {
  location.replace('/welcome')
}

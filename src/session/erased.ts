import type { Metrics } from '../metrics/start'
import { beginVisit } from './visit'

const CHANNEL = 'pharos.erased'

/** Lets this tab start as new, too, when another one erased the device. @returns ends it */
export function followErasing(metrics: Metrics, leave = toWelcome): () => void {
  if (typeof BroadcastChannel !== 'function') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = () => void forgetTab(metrics).then(leave)
  return () => channel.close()
}

/** Tells the other tabs that this one erased the device. */
export function tellErased(): void {
  if (typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('erased')
  channel.close()
}

/** Nothing that the tab still has in memory may reach the database of its next owner, now or after a reload. */
export async function forgetTab(metrics: Metrics | null): Promise<void> {
  await metrics?.stop()
  sessionStorage.clear()
  // The page keeps its visit when it is left, and that of the last owner is over.
  beginVisit()
}

export function toWelcome(): void {
  location.replace('/welcome')
}

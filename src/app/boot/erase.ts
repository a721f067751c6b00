import { releaseConfigByHand } from '../../config/load'
import { eraseDatabase } from '../../data/booth/eraseDevice'
import type { Metrics } from '../../metrics/start'

const CHANNEL = 'pharos.erased'

/**
 * Erases what this device holds and starts it as a new one, this tab and the others (docs/booth.md B5). Delivery
 * rests first, so that nothing is written after.
 * @throws what the database rejects with; then nothing was erased, and delivery goes on
 */
export async function eraseDevice(metrics: Metrics | null, leave = toWelcome): Promise<void> {
  await metrics?.delivery.stop()
  try {
    await eraseDatabase()
  } catch (error) {
    await metrics?.delivery.start()
    throw error
  }
  await releaseConfigByHand().catch(() => undefined)
  localStorage.clear()
  tellOthers()
  await forgetTab(metrics)
  leave()
}

/** Lets this tab start as new, too, when another one erased the device. @returns ends it */
export function followErasing(metrics: Metrics, leave = toWelcome): () => void {
  if (typeof BroadcastChannel !== 'function') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = () => void forgetTab(metrics).then(leave)
  return () => channel.close()
}

function tellOthers(): void {
  if (typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('erased')
  channel.close()
}

/** Nothing that the tab still has in memory may reach the database of its next owner, now or after a reload. */
async function forgetTab(metrics: Metrics | null): Promise<void> {
  await metrics?.stop()
  sessionStorage.clear()
}

function toWelcome(): void {
  location.replace('/welcome')
}

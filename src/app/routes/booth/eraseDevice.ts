import { releaseConfigByHand } from '../../../config/load'
import { eraseDatabase } from '../../../data/booth/eraseDevice'
import type { Metrics } from '../../../metrics/start'
import { forgetTab, tellErased, toWelcome } from '../../../session/erased'

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
  tellErased()
  await forgetTab(metrics)
  leave()
}

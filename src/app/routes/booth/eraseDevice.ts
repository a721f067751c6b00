import { releaseConfigByHand } from '../../../config/load'
import { eraseDatabase } from '../../../data/booth/eraseDevice'
import type { Metrics } from '../../../metrics/start'
import { forgetTab, tellErased, toWelcome } from '../../../session/erased'

/**
 * Erases the data of this device and starts all of its tabs as on a new one (docs/booth.md B5). Delivery is stopped
 * first, so that nothing is written afterwards.
 * @throws errors of the database; then nothing was erased, and delivery continues
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

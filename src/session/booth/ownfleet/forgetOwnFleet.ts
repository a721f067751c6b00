import { OWN_FLEET_PACK } from '#domain/booth/packs/packFile'
import { packStore } from '../../../data/booth/packs/packStore'
import { withDatabase } from '../../../data/core/databaseConnection'
import { FACT } from '../../../data/core/deviceFacts'
import { setOwnFleet } from '../../../state/ownFleet'

/**
 * Deletes a company's own fleet: its pack, the company's name, and the recorded acts of runs on it, which cannot be
 * replayed on another pack. The datasets are replaced at the next seeding.
 */
export async function forgetOwnFleet(): Promise<void> {
  const packs = packStore()
  for (const { id, kind } of await packs.listPacks()) if (kind === 'own-fleet') await packs.removePack(id)
  await withDatabase((db) =>
    db.transaction('rw', db.device, db.gameRuns, db.runActs, async () => {
      const runs = await db.gameRuns.filter(({ pack }) => pack === OWN_FLEET_PACK).primaryKeys()
      await db.runActs.bulkDelete(runs)
      await db.device.delete(FACT.ownFleetDay)
    }),
  )
  setOwnFleet(null)
}

import type { PackFile } from '#domain/booth/packs/packFile'
import { packStore } from '../../../data/booth/packs/packStore'
import { selectFleet } from '../../../state/fleet'
import { reseed } from '../../offlineReady'

/**
 * Stores a checked pack and has the datasets come from it.
 * @returns whether all of them are stored now
 * @throws PackError version-taken, or a storage code
 */
export async function switchToPack(file: PackFile): Promise<boolean> {
  const store = packStore()
  await store.activatePack(await store.storePack(file))
  return follow()
}

/** Goes back to the pack before. @returns whether all datasets are stored now */
export async function switchBack(): Promise<boolean> {
  await packStore().rollBack()
  return follow()
}

/** Has the datasets come from a stored pack, null from what is shipped. */
export async function switchToStored(id: string | null): Promise<boolean> {
  await packStore().activatePack(id)
  return follow()
}

/** The chosen fleet may be of the pack before. */
function follow(): Promise<boolean> {
  selectFleet('all')
  return reseed()
}

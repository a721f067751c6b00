import type { Region } from '#domain/base/locale'
import type { PackFile } from '#domain/booth/packs/packFile'
import { removeExtract, storeExtract } from '../../../data/booth/packs/extractStore'
import { packStore } from '../../../data/booth/packs/packStore'
import { type CheckedExtract, readExtract } from '../../../data/booth/packs/readExtract'
import { selectFleet } from '../../../state/fleet'
import { findArchives } from '../../archives'
import { reseed } from '../../offlineReady'

/**
 * Stores a checked pack and stores the datasets from it.
 * @returns whether all of them are stored now
 * @throws PackError version-taken, or a storage code
 */
export async function switchToPack(file: PackFile): Promise<boolean> {
  const store = packStore()
  await store.activatePack(await store.storePack(file))
  return follow()
}

/** Returns to the previous pack. @returns whether all datasets are stored now */
export async function switchBack(): Promise<boolean> {
  await packStore().rollBack()
  return follow()
}

/** Stores the datasets from a stored pack, or the shipped ones for null. */
export async function switchToStored(id: string | null): Promise<boolean> {
  await packStore().activatePack(id)
  return follow()
}

/** Shows all fleets, because the selected one may be from the previous pack. */
function follow(): Promise<boolean> {
  selectFleet('all')
  return reseed()
}

/**
 * Reads a map from files that staff chose, and stores it in place of its region's map.
 * @throws ExtractError or a storage code
 */
export async function loadMap(files: readonly File[]): Promise<CheckedExtract> {
  const extract = await readExtract(files)
  await storeExtract(extract, new Date().toISOString())
  await findArchives()
  return extract
}

/** Restores the shipped map of a region. */
export async function releaseMap(region: Region): Promise<void> {
  await removeExtract(region)
  await findArchives()
}

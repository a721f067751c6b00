import type { Region } from '#domain/base/locale'
import { removeExtract, storeExtract } from '../../../data/booth/packs/extractStore'
import { type CheckedExtract, readExtract } from '../../../data/booth/packs/readExtract'
import { findArchives } from '../../archives'

/**
 * Reads a map from what staff chose, and puts it in the place of its region's.
 * @throws ExtractError or a storage code
 */
export async function loadMap(files: readonly File[]): Promise<CheckedExtract> {
  const extract = await readExtract(files)
  await storeExtract(extract, new Date().toISOString())
  await findArchives()
  return extract
}

/** Gives a region its shipped map back. */
export async function releaseMap(region: Region): Promise<void> {
  await removeExtract(region)
  await findArchives()
}

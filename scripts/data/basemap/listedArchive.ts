import type { Archive } from './archives'

/** A row of archives.json, the list that the kiosk reads. */
export interface ListedArchive
  extends Pick<Archive, 'name' | 'synthetic' | 'bounds' | 'minZoom' | 'maxZoom' | 'attribution'> {
  /** Its name tells its content. */
  file: string
  bytes: number
  sha256: string
  /**
   * Only with an own map: the trips' paths along its streets, rows as in demo-data/paths-<region>.json,
   * to be read from beside the archive in place of those.
   */
  paths?: { file: string; bytes: number; sha256: string }
}

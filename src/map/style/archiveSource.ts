import type { ArchiveFacts } from '../ports/archives'

/** An archive and its source in the style. */
export interface ArchiveSource {
  archive: ArchiveFacts
  source: string
}

/** The archive of the continent: coarse, under the streets of a region. */
export const isBase = (part: ArchiveSource): boolean => part.archive.name === 'base'

import type { ArchiveFacts } from '../archives'

/** An archive and the source that it is in the style. */
export interface ArchiveSource {
  archive: ArchiveFacts
  source: string
}

/** The world's own archive: coarse, under the streets of a region. */
export const isBase = (part: ArchiveSource): boolean => part.archive.name === 'base'

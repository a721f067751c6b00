import * as v from 'valibot'

/** Names of archives: the continent at low detail, and the streets of each region. */
export const ARCHIVE_NAMES = ['base', 'us', 'ca', 'mx'] as const

/** A listed file, whose length and hash are known before it is downloaded. */
const listed = {
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
}

const archiveEntry = v.object({
  name: v.picklist(ARCHIVE_NAMES),
  file: v.pipe(v.string(), v.regex(/^[\w.-]+\.pmtiles$/)),
  ...listed,
  synthetic: v.boolean(),
  bounds: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  minZoom: v.number(),
  maxZoom: v.number(),
  attribution: v.array(v.object({ text: v.string(), url: v.optional(v.string()) })),
  /** Only for a region's map override: trip paths along its streets, used instead of the built-in ones. */
  paths: v.optional(v.object({ file: v.pipe(v.string(), v.regex(/^[\w.-]+\.json$/)), ...listed })),
})

/** `maps/archives.json`, written by the basemap build. */
export const archiveList = v.object({ version: v.literal(1), archives: v.array(archiveEntry) })

export type ArchiveEntry = v.InferOutput<typeof archiveEntry>
export type ListedFile = Pick<ArchiveEntry, 'file' | 'bytes' | 'sha256'>

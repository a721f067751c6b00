import * as v from 'valibot'

/** Names of archives: the continent, coarse, and the streets of each region. */
export const ARCHIVE_NAMES = ['base', 'us', 'ca', 'mx'] as const

/** A file beside the list: its length and content are known before it is fetched. */
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
  /** Only with an own map of a region: the ways of the trips along its streets, instead of the built-in ones. */
  paths: v.optional(v.object({ file: v.pipe(v.string(), v.regex(/^[\w.-]+\.json$/)), ...listed })),
})

/** `maps/archives.json`, written by the basemap build. */
export const archiveList = v.object({ version: v.literal(1), archives: v.array(archiveEntry) })

export type ArchiveEntry = v.InferOutput<typeof archiveEntry>
export type ListedFile = Pick<ArchiveEntry, 'file' | 'bytes' | 'sha256'>

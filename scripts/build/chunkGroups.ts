import { AREAS, type Area, foldersOf } from './areas'

/** Catalogs and the pseudo-language are parts of their own, chosen by language. */
const SEPARATE_CHUNKS = /\/src\/i18n\/(bundles|locales|pseudo)\b/

function matches(area: Area, id: string): boolean {
  if (area.scriptsOnly && id.endsWith('.css')) return false
  const vendor = /.*\/node_modules\/(.*)$/.exec(id)?.[1]
  if (vendor !== undefined) return area.packages?.test(vendor) ?? false
  return !SEPARATE_CHUNKS.test(id) && foldersOf(area).some((folder) => id.includes(`/${folder}/`))
}

interface ChunkGroup {
  name: string
  test?: (id: string) => boolean
  tags?: ['$initial']
}

/** The areas as the bundler takes them. */
export const chunkGroups: readonly ChunkGroup[] = AREAS.flatMap((area, at) => {
  if (area.chunk === undefined) return []
  return area.initial
    ? { name: area.chunk, tags: ['$initial'] }
    : {
        name: area.chunk,
        test: (id) => matches(area, id) && !AREAS.slice(0, at).some((before) => matches(before, id)),
      }
})

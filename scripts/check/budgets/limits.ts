/** The budget table of the quality page. Sizes are bytes on the wire (brotli) unless `raw` is said. */
const KIB = 1024

export const LIMITS = {
  welcomeBytes: 120 * KIB,
  // Five before the first paint; the language is asked for by the program, which runs after the first frame.
  welcomeRequests: 6,
  fontBytes: 48 * KIB,
  // The same source takes 90.3 to 90.6: compression depends on the names of other chunks.
  kitBytes: 91 * KIB,
  mapBytes: 430 * KIB,
  screenBytes: 45 * KIB,
  languageBytes: 15 * KIB,
  precacheEntries: 110,
  precacheBytes: 1.9 * KIB * KIB,
  archivesRawBytes: 6_000_000,
} as const

/** Never in the static graph of the entry: each costs more than the whole first screen may. */
export const NOT_IN_ENTRY: readonly { name: string; module: RegExp }[] = [
  { name: 'dexie', module: /node_modules\/dexie/ },
  { name: 'maplibre', module: /node_modules\/(maplibre-gl|react-map-gl|pmtiles|@protomaps)\// },
  { name: 'visx', module: /node_modules\/@visx\// },
  { name: 'socket.io', module: /node_modules\/(socket\.io|engine\.io)-/ },
  {
    name: 'the kit (React Aria)',
    module: /node_modules\/(react-aria|@react-aria|react-stately|@react-stately)/,
  },
]

const KIT =
  /^src\/ui\/|node_modules\/(lucide|react-aria|@react-aria|react-stately|@react-stately|@react-types|@internationalized|@tanstack\/(react-|table|virtual))/
/** The calendars are not loaded with the kit: they count for the screens that ask for days. */
const NOT_KIT =
  /node_modules\/(@tanstack\/react-(router|store)|@internationalized\/date\/|(react-aria|react-stately|react-aria-components)\/.*([Cc]alendar|[Dd]atepicker))/
const MAP = /^src\/map\/|node_modules\/(maplibre-gl|react-map-gl|pmtiles|@protomaps)\//

/** A chunk belongs to an area when most of its modules do: shared chunks are split by use, not by folder. */
export function isKit(modules: readonly string[]): boolean {
  return isMostly(modules, (id) => KIT.test(id) && !NOT_KIT.test(id))
}

export function isMap(modules: readonly string[]): boolean {
  return (
    modules.some((id) => /node_modules\/maplibre-gl\//.test(id)) || isMostly(modules, (id) => MAP.test(id))
  )
}

/** A screen, or a panel that app opens later: what a visitor waits for after a tap. */
export function isScreen(modules: readonly string[]): boolean {
  return modules.some((id) => /^src\/(features\/(?!welcome\/)|widgets\/)/.test(id))
}

function isMostly(modules: readonly string[], belongs: (id: string) => boolean): boolean {
  return modules.length > 0 && modules.filter(belongs).length * 2 > modules.length
}

import type { Dist } from './dist'
import { linkedFiles, policyProblems } from './html'
import { isKit, isMap, isScreen, LIMITS, NOT_IN_ENTRY } from './limits'
import { precachedUrls } from './precache'
import type { ChunkInfo } from './siteGraph'
import { SiteGraph } from './siteGraph'

export interface Row {
  name: string
  value: number
  /** Undefined for a row that only informs. */
  limit?: number
  unit: 'bytes' | 'count'
}

export interface Measured {
  rows: Row[]
  /** What is broken besides the numbers; each is a failure. */
  problems: string[]
}

export interface Expected {
  locales: readonly string[]
  /** Folders of src/features that must be found in some chunk. */
  features: readonly string[]
  /** Areas that must exist, so that a renamed chunk does not silence its budget. */
  areas: readonly ('kit' | 'map')[]
}

/** Measures a built site against the budget table. */
export function measure(
  dist: Dist,
  chunks: Readonly<Record<string, ChunkInfo>>,
  expected: Expected,
): Measured {
  const graph = new SiteGraph(dist, chunks)
  const rows: Row[] = []
  const problems: string[] = []

  for (const file of graph.chunkFiles()) {
    if (!dist.has(file)) problems.push(`chunks.json names ${file}, which dist has not: build again`)
  }
  for (const ring of graph.cycles()) problems.push(`chunks import one another: ${ring.join(' > ')}`)
  const catalogs = catalogChunks(graph, expected.locales, problems)
  const first = firstScreen(graph, catalogs.get('first/en'), rows, problems)
  for (const [part, file] of catalogs) {
    rows.push({
      name: `language ${part}`,
      value: dist.wireSize(file),
      limit: LIMITS.languageBytes,
      unit: 'bytes',
    })
  }
  screenBudgets(graph, first, expected, rows, problems)
  precache(dist, rows, problems)
  for (const file of dist.files().filter((path) => path.endsWith('.html'))) {
    for (const problem of new Set(policyProblems(dist.text(file)))) problems.push(`${file} has ${problem}`)
  }
  return { rows, problems }
}

/** The chunks of the languages by part and locale, as "first/en". */
function catalogChunks(
  graph: SiteGraph,
  locales: readonly string[],
  problems: string[],
): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of graph.chunkFiles()) {
    if (!graph.dist.has(file)) continue
    for (const id of graph.modules(file)) {
      const part = /\/locales\/(\w+\/[\w-]+)\.po$/.exec(id)?.[1]
      if (part) found.set(part, file)
    }
  }
  for (const locale of locales)
    if (!found.has(`first/${locale}`)) problems.push(`no chunk holds the catalog ${locale}`)
  return found
}

/**
 * The first screen: page, scripts, styles, their static imports, its language. Icons and the web
 * manifest are fetched apart from it and not counted.
 * @returns the files of the first screen
 */
function firstScreen(
  graph: SiteGraph,
  catalog: string | undefined,
  rows: Row[],
  problems: string[],
): Set<string> {
  const page = 'welcome/en.html'
  if (!graph.dist.has(page)) {
    problems.push(`${page} is missing: the first screen has no budget without it`)
    return new Set()
  }
  const linked = linkedFiles(graph.dist.text(page))
  const entry = graph.closure(linked.code)
  for (const { name, module } of NOT_IN_ENTRY) {
    for (const file of entry) {
      const culprit = graph.modules(file).find((id) => module.test(id))
      if (culprit) problems.push(`the entry's static graph holds ${name}: ${culprit} in ${file}`)
    }
  }
  const files = new Set([page, ...entry, ...(catalog ? [catalog] : [])])
  const fonts = new Set([...linked.fonts, ...[...entry].flatMap((file) => graph.fontsOf(file))])
  const present = (file: string) => {
    if (!graph.dist.has(file)) problems.push(`${page} needs ${file}, which is missing`)
    return graph.dist.has(file)
  }
  const bytes = graph.dist.sum([...files].filter(present))
  rows.push({
    name: 'welcome',
    value: bytes,
    limit: LIMITS.welcomeBytes,
    unit: 'bytes',
  })
  rows.push({
    name: 'welcome requests',
    value: files.size + fonts.size,
    limit: LIMITS.welcomeRequests,
    unit: 'count',
  })
  rows.push({
    name: 'welcome font',
    value: graph.dist.sum([...fonts].filter(present)),
    limit: LIMITS.fontBytes,
    unit: 'bytes',
  })
  if (fonts.size === 0) problems.push('the first screen names no font file')
  return files
}

/** Kit, map and every screen, each on top of what is there before it. */
function screenBudgets(
  graph: SiteGraph,
  first: ReadonlySet<string>,
  expected: Expected,
  rows: Row[],
  problems: string[],
): void {
  const kit = filesOf(graph, isKit)
  const map = filesOf(graph, isMap)
  for (const [name, files, limit] of [
    ['kit', kit, LIMITS.kitBytes],
    ['map', map, LIMITS.mapBytes],
  ] as const) {
    const own = [...files].filter((file) => !first.has(file))
    if (own.length > 0) rows.push({ name: `${name} room`, value: graph.dist.sum(own), limit, unit: 'bytes' })
    else if (expected.areas.includes(name)) problems.push(`no chunk is the ${name} room`)
  }

  const { shared, screens } = reachable(graph, first, map)
  const before = new Set([...first, ...shared, ...kit, ...map])
  rows.push({
    name: 'shared, after first paint',
    value: graph.dist.sum([...shared].filter((f) => !kit.has(f))),
    unit: 'bytes',
  })
  const seen = new Set<string>()
  for (const [file, arrival] of [...screens].sort(([a], [b]) => a.localeCompare(b))) {
    const own = [...arrival].filter((path) => !before.has(path) && graph.dist.has(path))
    for (const path of arrival) for (const id of graph.modules(path)) seen.add(id.split('/')[2] ?? '')
    rows.push({
      name: `screen ${file.replace(/^assets\//, '')}`,
      value: graph.dist.sum(own),
      limit: LIMITS.screenBytes,
      unit: 'bytes',
    })
  }
  if (screens.size === 0) problems.push('no screen is reachable by dynamic import from the first one')
  for (const feature of expected.features) {
    if (!seen.has(feature)) problems.push(`features/${feature} is in no screen's chunk: it has no budget`)
  }
}

/** Chunks of an area with the styles and workers of the same name. */
function filesOf(graph: SiteGraph, belongs: (modules: readonly string[]) => boolean): Set<string> {
  const chunks = graph.chunkFiles().filter((file) => graph.dist.has(file) && belongs(graph.modules(file)))
  const names = new Set(chunks.map(stem))
  const texts = chunks.map((file) => graph.dist.text(file))
  const beside = graph.dist.files('assets').filter((file) => {
    if (file.endsWith('.css')) return names.has(stem(file))
    const name = file.split('/').pop() ?? ''
    return /worker.*\.m?js$/i.test(name) && texts.some((text) => text.includes(name))
  })
  return new Set([...chunks, ...beside])
}

/** `assets/Button-a1b2c3d4.css` -> `assets/Button`: a chunk and its style share it. */
function stem(file: string): string {
  return file.replace(/-[\w-]{8}\.\w+$/, '')
}

/**
 * Follows dynamic imports from the first screen. What is no screen and no map (the data layer, the
 * shell) loads for everybody and is shared; screens are not followed further.
 */
function reachable(graph: SiteGraph, first: ReadonlySet<string>, map: ReadonlySet<string>) {
  const shared = new Set<string>()
  const screens = new Map<string, Set<string>>()
  const queue = [...first]
  const walked = new Set<string>()
  for (const from of queue) {
    if (walked.has(from)) continue
    walked.add(from)
    for (const target of graph.dynamicImports(from)) {
      const arrival = graph.loadedBy(target)
      const fresh = [...arrival].filter((file) => !first.has(file))
      if (fresh.some((file) => isScreen(graph.modules(file)))) {
        screens.set(target.file, new Set([...(screens.get(target.file) ?? []), ...arrival]))
        // A screen may open further rooms and panels of its own.
        queue.push(...fresh.filter((file) => isScreen(graph.modules(file))))
      } else if (
        !fresh.some((file) => map.has(file)) &&
        !graph.modules(target.file).some((id) => id.endsWith('.po'))
      ) {
        const fromScreen = isScreen(graph.modules(from))
        for (const file of fresh) {
          if (!fromScreen && graph.dist.has(file)) shared.add(file)
          queue.push(file)
        }
      }
    }
  }
  return { shared, screens }
}

const OWN_MAPS = 'maps/overrides.json'

function precache(dist: Dist, rows: Row[], problems: string[]): void {
  const urls = dist.has('sw.js') ? precachedUrls(dist.text('sw.js')) : null
  if (!urls) {
    problems.push('dist/sw.js with a precache manifest is missing')
    return
  }
  const paths = [...new Set(urls.map((url) => url.replace(/^\//, '').replace(/[?#].*$/, '')))]
  for (const path of paths) if (!dist.has(path)) problems.push(`precached, but not there: ${path}`)
  const present = paths.filter((path) => dist.has(path))
  const datasets = present.filter((path) => path.endsWith('.json'))
  const code = present.filter((path) => !path.endsWith('.json') && !path.endsWith('.pmtiles'))
  rows.push({ name: 'precache entries', value: urls.length, limit: LIMITS.precacheEntries, unit: 'count' })
  rows.push({ name: 'precached code', value: dist.sum(code), limit: LIMITS.precacheBytes, unit: 'bytes' })
  rows.push({ name: 'precached datasets', value: dist.sum(datasets), unit: 'bytes' })
  // A map that somebody took for a region (`npm run basemap`) may be as large as they like.
  const own = dist.has(OWN_MAPS) ? dist.text(OWN_MAPS) : ''
  const archives = dist
    .files()
    .filter((path) => path.endsWith('.pmtiles') && !own.includes(`"${path.slice('maps/'.length)}"`))
  const raw = archives.reduce((total, path) => total + dist.rawSize(path), 0)
  rows.push({ name: 'map archives, raw', value: raw, limit: LIMITS.archivesRawBytes, unit: 'bytes' })
}

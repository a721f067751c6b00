import { pathToFileURL } from 'node:url'
import { findCycles } from './cycles'
import { type ImportRef, parseReferences } from './imports'
import {
  CATCH_ALL_FOLDERS,
  DEMO_DATA_IMPORTERS,
  DOMAIN_FLOORS,
  FEATURE_RULE,
  INNER_RULES,
  INPUT_DOORS,
  INPUT_EVENTS,
  LAYERS,
  type LayerRule,
  MAX_LINES,
  NETWORK_ALLOWLIST,
  OUTSIDE_SRC,
  ROOT_FILES,
  STATIC_FEATURES,
  VENDOR_IMPORT_RULES,
} from './layerTable'
import { DOMAIN_NAME, readTree, resolvePath, resolveTo } from './sourceTree'

export interface Violation {
  file: string
  line: number
  message: string
}

/**
 * Checks a source tree against the layer table.
 * @param files text of each .ts/.tsx file by its path from the repository root
 * @returns violations in the order of the files; empty when there are none
 */
export function checkLayers(files: ReadonlyMap<string, string>): Violation[] {
  const violations: Violation[] = []
  const references = new Map([...files].map(([file, source]) => [file, parseReferences(file, source)]))
  const graph = new Map<string, string[]>()
  for (const [file, { imports }] of references) graph.set(file, valueTargets(file, imports, files))
  const entry = entryFiles(graph)
  for (const [file, { imports, network, listeners, error }] of references) {
    const source = files.get(file) ?? ''
    const report = (line: number, message: string) => violations.push({ file, line, message })
    checkPlace(file, source, report)
    if (error !== undefined) report(1, `cannot be parsed: ${error}`)
    for (const ref of imports) {
      checkImport(file, ref, report)
      if (entry.has(file)) checkEntry(file, ref, report)
    }
    if (file.startsWith('src/') && !isTestCode(file) && !INPUT_DOORS.includes(file)) {
      for (const { line, event } of listeners) {
        // A name that is no plain text may be any that stands in the file.
        if (event === undefined ? namesInput(source) : INPUT_EVENTS.test(event)) report(line, INPUT_ORDER)
      }
    }
    if (file.startsWith('src/') && !isTestCode(file) && !NETWORK_ALLOWLIST.some((door) => door.test(file))) {
      for (const { line, what } of network) {
        report(
          line,
          `${what}...) only in metrics, api, config, data/seed, data/map and sw: everything else works from the device`,
        )
      }
    }
  }
  for (const ring of findCycles(graph)) {
    violations.push({
      file: ring[0] ?? '',
      line: 1,
      message: `import cycle: ${ring.join(' -> ')}. Move what they share to a file of its own, or make it \`import type\``,
    })
  }
  return violations
}

type Report = (line: number, message: string) => void

const INPUT_ORDER =
  'presses and keys of the whole page are heard by beforePage and afterPage of session/input (ui, map, charts: of ui/kit/inputPort): who hears first is written in session/input/order, not left to who came first'

const namesInput = (source: string) =>
  [...source.matchAll(/(['"`])([a-z]+)\1/g)].some(([, , word = '']) => INPUT_EVENTS.test(word))

/** Checks the folder and the length of a file. */
function checkPlace(file: string, source: string, report: Report): void {
  const parts = file.split('/')
  const name = parts.at(-1) ?? ''
  if (/^index\.tsx?$/.test(name))
    report(1, 'no barrels: name the file for the thing it holds and import it directly')
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0)
  if (lines > MAX_LINES && !isGenerated(file, source)) {
    report(MAX_LINES + 1, `${lines} lines, ${MAX_LINES} are the limit: split it, one idea a file`)
  }
  if (parts[0] !== 'src') return
  const catchAll = parts.slice(1, -1).find((part) => CATCH_ALL_FOLDERS.includes(part))
  if (catchAll)
    report(
      1,
      `no folder named "${catchAll}": a helper lives with its screen, or one layer down once two need it`,
    )
  if (parts.length === 2) {
    if (!ROOT_FILES.includes(name)) report(1, `only ${ROOT_FILES.join(' and ')} stand directly in src`)
  } else if (!layerRuleFor(file)) {
    report(
      1,
      `src/${parts[1]} is not in the layer table: add it there with its reason, or use one of ${Object.keys(LAYERS).join(', ')}`,
    )
  } else if (layerOf(file) === 'domain' && !isTesting(file)) {
    const subject = subjectOf(file)
    if (subject === undefined) report(1, 'only folders stand in src/domain, one a subject')
    else if (floorOf(subject) === -1)
      report(1, `src/domain/${subject} is on no floor of the layer table: add it to one with its reason`)
  }
}

function checkImport(file: string, ref: ImportRef, report: Report): void {
  const target = resolvePath(file, ref.specifier)
  if (target?.startsWith('src/domain/')) checkDomainName(file, target, ref, report)
  if (target === undefined) checkVendor(file, ref, report)
  else if (file.startsWith('src/')) checkInsideSrc(file, target, ref, report)
  else checkOutsideSrc(file, target, ref, report)
}

/** A subject of domain is imported by its name, so a file that moves rewrites no path into it. */
function checkDomainName(file: string, target: string, ref: ImportRef, report: Report): void {
  if (DOMAIN_NAME.test(ref.specifier) || subjectOf(target) === subjectOf(file)) return
  report(
    ref.line,
    `"${ref.specifier}" crosses into domain by a path: write "${target.replace(/^src\//, '#').replace(/\.ts$/, '')}". A relative import stays inside its own subject, so that a move rewrites no other`,
  )
}

function checkVendor(file: string, ref: ImportRef, report: Report): void {
  if (!file.startsWith('src/')) return
  const door = VENDOR_IMPORT_RULES.find(({ vendor }) => vendor.test(ref.specifier))?.door
  if (door && layerOf(file) !== door) {
    report(
      ref.line,
      `"${ref.specifier}" comes in only through src/${door}: one door a vendor, so that it can be replaced`,
    )
  }
}

function checkInsideSrc(file: string, target: string, ref: ImportRef, report: Report): void {
  const from = unitOf(file)
  if (target.startsWith('demo-data/')) {
    const testOfData = isTestCode(file) && layerOf(file) === 'data'
    if (!DEMO_DATA_IMPORTERS.test(file) && !testOfData) {
      report(ref.line, 'demo-data is imported only by src/data/seed, as hashed URLs; others ask data')
    }
    return
  }
  if (!target.startsWith('src/')) {
    if (target !== 'package.json')
      report(ref.line, `src may not import "${target}": what ships is in src and demo-data`)
    return
  }
  const to = unitOf(target)
  if (isTesting(target) && !isTestCode(file)) {
    report(ref.line, `"${target}" is help for tests; code that ships may not import it`)
    return
  }
  checkFloors(file, target, ref, report)
  checkInner(file, target, ref, report)
  if (from === to || (isTestCode(file) && (isTesting(target) || layerOf(target) === 'domain'))) return
  const rule = layerRuleFor(file)
  if (rule && !rule.may.includes(layerOf(target))) {
    report(
      ref.line,
      `${from} may not import ${to} (${target}). Allowed: ${rule.may.join(', ') || 'nothing of ours'}. Why: ${rule.why}`,
    )
    return
  }
}

/** A subject of domain imports those of lower floors, so no two of them need each other. */
function checkFloors(file: string, target: string, ref: ImportRef, report: Report): void {
  const [from, to] = [subjectOf(file), subjectOf(target)]
  if (from === undefined || to === undefined || from === to || isTestCode(file)) return
  const [own, other] = [floorOf(from), floorOf(to)]
  if (own === -1 || other < own) return
  const below = DOMAIN_FLOORS.slice(0, own).flatMap((floor) => Object.keys(floor))
  report(
    ref.line,
    `domain/${from} may not import domain/${to} (${target}). Allowed: ${below.join(', ') || 'no other subject'}. Why: ${DOMAIN_FLOORS[own]?.[from]}. Move what both need to the lower subject`,
  )
}

/** Parts of a layer that need each other are a ring, even where a type or a dynamic import closes it. */
function checkInner(file: string, target: string, ref: ImportRef, report: Report): void {
  if (isTestCode(file)) return
  for (const { folders, mayNot, why } of INNER_RULES) {
    const from = folders.find((folder) => file.startsWith(`${folder}/`))
    if (from !== undefined && `${target}/`.startsWith(`${mayNot}/`))
      report(ref.line, `${from} may not import ${target}. Why: ${why}`)
  }
}

/** What loads with the first screen reaches features and widgets by dynamic import only. */
function checkEntry(file: string, ref: ImportRef, report: Report): void {
  const target = resolvePath(file, ref.specifier)
  if (layerOf(file) !== 'app' || ref.kind !== 'value' || !target?.startsWith('src/')) return
  const to = unitOf(target)
  if (to !== 'widgets' && (!to.startsWith('features/') || STATIC_FEATURES.includes(to))) return
  report(
    ref.line,
    `${file} loads with the entry, so it imports ${to} by dynamic import only and the entry stays small (${STATIC_FEATURES.join(', ')} aside: the first screen belongs to the entry)`,
  )
}

function checkOutsideSrc(file: string, target: string, ref: ImportRef, report: Report): void {
  const root = file.split('/')[0] ?? ''
  const row = OUTSIDE_SRC[root]
  if (!row || target.startsWith(`${root}/`) || !/^(src|scripts|e2e|demo-data)\//.test(target)) return
  if (!row.may.some((allowed) => allowed.test(target))) {
    report(ref.line, `${root} may not import ${target}. Allowed: ${row.allowed}`)
  }
}

/** The static graph of main.tsx; in a tree without one, every file of app is taken to load with the entry. */
function entryFiles(graph: ReadonlyMap<string, string[]>): Set<string> {
  const found = new Set(
    graph.has('src/main.tsx') ? ['src/main.tsx'] : [...graph.keys()].filter((f) => f.startsWith('src/app/')),
  )
  for (const file of found) for (const next of graph.get(file) ?? []) found.add(next)
  return found
}

/** First folder under src; files directly in src count as app. */
function layerOf(path: string): string {
  const parts = path.split('/')
  return parts.length > 2 ? (parts[1] ?? '') : 'app'
}

/** The folder whose own files may always import each other: a layer, or one feature. */
function unitOf(path: string): string {
  const layer = layerOf(path)
  const [, , feature, ...rest] = path.split('/')
  return layer === 'features' && rest.length > 0 ? `features/${feature}` : layer
}

/** First folder under src/domain; undefined for any other file. */
function subjectOf(path: string): string | undefined {
  const [, subject] = /^src\/domain\/([^/]+)\//.exec(path) ?? []
  return subject
}

/** Counted from the ground; -1 for a folder that the table does not know. */
function floorOf(subject: string): number {
  return DOMAIN_FLOORS.findIndex((floor) => Object.hasOwn(floor, subject))
}

function layerRuleFor(file: string): LayerRule | undefined {
  const layer = layerOf(file)
  if (layer === 'features') return unitOf(file) === 'features' ? undefined : FEATURE_RULE
  return Object.hasOwn(LAYERS, layer) ? LAYERS[layer] : undefined
}

function isTesting(path: string): boolean {
  return /(^|\/)testing\//.test(path)
}

function isTestCode(path: string): boolean {
  return isTesting(path) || /\.test\.tsx?$/.test(path)
}

function isGenerated(file: string, source: string): boolean {
  return /\.gen\.tsx?$/.test(file) || /^\s*\/[/*].*@generated/m.test(source.slice(0, 500))
}

/** Static value imports only: a type is erased, a dynamic import does not run at load. */
function valueTargets(file: string, imports: ImportRef[], files: ReadonlyMap<string, string>): string[] {
  return imports.flatMap((ref) => {
    if (ref.kind !== 'value') return []
    const target = resolveTo(file, ref.specifier, files)
    return target === undefined ? [] : [target]
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = readTree(process.cwd())
  const violations = checkLayers(files)
  for (const { file, line, message } of violations) console.error(`${file}:${line}  ${message}`)
  console.log(`layers: ${files.size} files, ${violations.length} violations`)
  process.exitCode = violations.length > 0 ? 1 : 0
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseReferences } from './imports'

/** What every program depends on besides its own files: the tools and packages that it runs with. */
const TOOLS = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.node.json']
/** Folders with files that programs read rather than import; map archives are built and big. */
const DATA_FOLDERS = ['scripts', 'public']
const NO_INPUT = 'public/maps'

/**
 * A hash over everything that decides what a program writes, and over what it wrote: the modules that it imports
 * however far away, data files, packages and the outputs. The same hash after a good run means that another run
 * would be good too. Paths are below `root`.
 */
export function runHash(root: string, script: string, outputs: readonly string[]): string {
  const data = DATA_FOLDERS.flatMap((folder) => filesOf(root, folder)).filter((path) => !path.endsWith('.ts'))
  const paths = new Set([
    ...TOOLS,
    ...modulesOf(root, script),
    ...data,
    ...outputs.flatMap((one) => filesOf(root, one)),
  ])
  const hash = createHash('sha256').update(process.version)
  for (const path of [...paths].sort()) {
    const file = join(root, path)
    hash.update(`\0${path}\0`).update(existsSync(file) ? readFileSync(file) : '')
  }
  return hash.digest('hex')
}

/** Hashes of the last good run of each program, kept between checks; CI has none and runs everything. */
export class GoodRuns {
  readonly #file: string
  readonly #known: Record<string, string>

  constructor(file: string, isCi = process.env.CI === 'true') {
    this.#file = file
    this.#known = isCi ? {} : readHashes(file)
  }

  has(script: string, hash: string): boolean {
    return this.#known[script] === hash
  }

  add(script: string, hash: string): void {
    this.#known[script] = hash
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify(this.#known))
  }
}

/** A file that is missing or broken knows of no run. */
function readHashes(file: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** A module of ours and all that it imports, types included. */
function modulesOf(root: string, script: string): Set<string> {
  const found = new Set([script])
  for (const path of found) {
    for (const { specifier } of parseReferences(path, readFileSync(join(root, path), 'utf8')).imports) {
      const module = specifier.startsWith('.') ? resolved(root, join(dirname(path), specifier)) : null
      if (module) found.add(module)
    }
  }
  return found
}

function resolved(root: string, path: string): string | null {
  const names = [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].map(normalize)
  return names.find((name) => existsSync(join(root, name))) ?? null
}

function filesOf(root: string, path: string): string[] {
  if (path === NO_INPUT || !existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => filesOf(root, join(path, name)))
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { ignoreRules } from './docsTree'
import { DOMAIN_NAME } from './sourceTree'

/** A program by what decides its result. Paths are from the root of the project. */
export interface Program {
  name: string
  /** Its modules; what they import, however far away, is read too. */
  modules?: readonly string[]
  /** Other files and folders that it reads. What git ignores in them does not count. */
  reads?: readonly string[]
  /** Files and folders that it writes. */
  writes?: readonly string[]
}

/** What every program reads besides: the tools and packages that it runs with. */
const TOOLS = ['.gitignore', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.node.json']
const FOLDER = '.cache/runs'

/**
 * One run of a program, to be made before it starts. When neither what it reads nor what it wrote changed since
 * its last good run, another one would be good too and is left out; CI leaves none out.
 */
export class Run {
  readonly #program: Program
  readonly #root: string
  readonly #isCi: boolean
  readonly #read: string

  constructor(program: Program, root = '.', isCi = process.env.CI === 'true') {
    this.#program = program
    this.#root = root
    this.#isCi = isCi
    this.#read = isCi ? '' : this.#hashOfReads()
  }

  /** Whether the last good run still holds. */
  isUnchanged(): boolean {
    return !this.#isCi && existsSync(this.#file) && readFileSync(this.#file, 'utf8') === this.#hash()
  }

  /** Remembers that this run was good, unless something that it reads was changed meanwhile. */
  wasGood(): void {
    if (this.#isCi || this.#hashOfReads() !== this.#read) return
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, this.#hash())
  }

  get #file(): string {
    return join(this.#root, FOLDER, this.#program.name.replaceAll(/[^\w-]+/g, '-'))
  }

  #hash(): string {
    const written = (this.#program.writes ?? []).flatMap((path) => filesIn(this.#root, path))
    return `${this.#read} ${hashOf(this.#root, written)}`
  }

  #hashOfReads(): string {
    const root = this.#root
    const { modules = [], reads = [] } = this.#program
    const isIgnored = existsSync(join(root, '.gitignore'))
      ? ignoreRules(readFileSync(join(root, '.gitignore'), 'utf8'))
      : () => false
    const data = reads.flatMap((path) => filesIn(root, path, isIgnored))
    return hashOf(root, [...TOOLS, ...modulesOf(root, modules), ...data])
  }
}

function hashOf(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of [...new Set(paths)].sort()) {
    const file = join(root, path)
    hash.update(`\0${path}\0`).update(existsSync(file) ? readFileSync(file) : '')
  }
  return hash.digest('hex')
}

/** Whatever stands in a module like a path of ours: an import of any form, or a file that it reads. */
const PATH = /['"`]((?:\.{1,2}|#domain)\/[^'"`\n]+)['"`]/g

/** Modules of ours and all that they import, types included. */
function modulesOf(root: string, modules: readonly string[]): Set<string> {
  const found = new Set(modules)
  for (const path of found) {
    if (!/\.tsx?$/.test(path)) continue
    for (const [, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(PATH)) {
      const isDomain = DOMAIN_NAME.test(name)
      const module = moduleAt(
        root,
        isDomain ? name.replace(DOMAIN_NAME, 'src/domain/') : join(dirname(path), name),
      )
      if (module) found.add(module)
    }
  }
  return found
}

function moduleAt(root: string, path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`]
    .map(normalize)
    .find((name) => statSync(join(root, name), { throwIfNoEntry: false })?.isFile())
}

function filesIn(root: string, path: string, isIgnored = (_path: string) => false): string[] {
  const info = statSync(join(root, path), { throwIfNoEntry: false })
  if (!info || path === '.git' || isIgnored(path)) return []
  if (!info.isDirectory()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => filesIn(root, join(path, name), isIgnored))
}

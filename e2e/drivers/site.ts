import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type KioskConfig, SHIPPED_CONFIG } from '#domain/device/config'

/** The build under test; `E2E_DIST` names another one than `dist/`. */
export const BUILD = process.env.E2E_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url))

/** Module list of each file, written by the build. */
const CHUNKS = fileURLToPath(new URL('../../.cache/chunks.json', import.meta.url))
const SOURCES = fileURLToPath(new URL('../../', import.meta.url))

/** A copy of the build that one test may change as a deploy or an operator would. */
export interface Site {
  folder: string
  /** Path of the script with a module of `src/`, by the module's file name. @throws Error when there is none */
  scriptOf(module: string): string
  /** Path of a file that was copied as it is, by its source. @throws Error when there is none */
  copyOf(source: string): string
  /** Path of the dedicated worker that starts with a module, by its name. @throws Error when there is none */
  workerOf(module: string): string
  read(file: string): string
  write(file: string, text: string): void
  remove(file: string): void
  /** Writes config.json: the shipped values with these changes. */
  configure(changes: Partial<KioskConfig>): void
  /** Simulates the next build: marks the pages with `build` and updates their revisions in the worker. */
  deploy(build: string): void
  /** Deletes the copy. */
  discard(): void
}

/** What is missing of a finished build, as a sentence; null when it is there. */
function missingBuild(source: string): string | null {
  // A build writes the worker last, so a build without it did not finish.
  if (!existsSync(join(source, 'sw.js'))) return `No finished build in ${source}: run "npm run build" first.`
  return null
}

/** Ends a program with a plain sentence when there is no finished build, or none that `scriptOf` can read. */
export function endWithoutBuild(): void {
  const unlisted = `${CHUNKS} is missing, which the build writes: run "npm run build" first.`
  const missing = missingBuild(BUILD) ?? (existsSync(CHUNKS) ? null : unlisted)
  if (!missing) return
  console.error(missing)
  process.exit(1)
}

/** @throws Error when there is no finished build */
export function copySite(source = BUILD): Site {
  const missing = missingBuild(source)
  if (missing) throw new Error(missing)
  const folder = mkdtempSync(join(tmpdir(), 'pharos-site-'))
  cpSync(source, folder, { recursive: true })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const files = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))

  return {
    folder,
    read,
    write,
    scriptOf(module) {
      const chunks = JSON.parse(readFileSync(CHUNKS, 'utf8')) as Record<string, { modules: string[] }>
      const found = Object.entries(chunks).filter(([, { modules }]) =>
        modules.some((path) => path.endsWith(`/${module}`)),
      )
      return onlyMatch(
        `script with ${module}`,
        found.map(([file]) => file),
      )
    },
    copyOf(source) {
      const bytes = readFileSync(join(SOURCES, source))
      return onlyMatch(
        `copy of ${source}`,
        files().filter(
          (file) => file.endsWith(extname(source)) && readFileSync(join(folder, file)).equals(bytes),
        ),
      )
    },
    workerOf: (module) =>
      onlyMatch(
        `worker ${module}`,
        files().filter((file) => file.startsWith(`assets/${module}-`)),
      ),
    remove: (file) => rmSync(join(folder, file)),
    configure: (changes) => write('config.json', JSON.stringify({ ...SHIPPED_CONFIG, ...changes })),
    deploy(build) {
      for (const file of files().filter((name) => name.endsWith('.html')))
        write(file, read(file).replace('<html ', `<html data-deployed="${build}" `))
      const hashOf = (file: string) => createHash('sha256').update(read(file)).digest('base64')
      write('sw.js', withNewPages(read('sw.js'), build, hashOf))
    },
    discard: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

function onlyMatch(what: string, [file, ...more]: string[]): string {
  if (file === undefined || more.length > 0)
    throw new Error(`the build has ${more.length + (file ? 1 : 0)} files that are the ${what}`)
  return file
}

/** Revisions and hashes of the pages in the worker's file list, as the next build would have them. */
function withNewPages(worker: string, build: string, hashOf: (file: string) => string): string {
  const marked = worker.replace(
    /"integrity":"[^"]*","revision":"([^"]*)","url":"([^"]+\.html)"/g,
    (_, revision: string, url: string) =>
      `"integrity":"sha256-${hashOf(url)}","revision":"${revision}-${build}","url":"${url}"`,
  )
  if (marked === worker) throw new Error('the worker lists no page with a revision')
  return marked
}

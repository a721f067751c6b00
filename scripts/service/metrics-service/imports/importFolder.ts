import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where imported files outlive the service, one a kiosk. */
export interface ImportFolder {
  /** Keeps the file of a kiosk in place of its earlier one. */
  save(device: string, text: string): Promise<void>
  remove(device: string): Promise<void>
  /** The texts of all files, one after the other. */
  all(): AsyncIterable<string>
}

const ENDING = '.ndjson'
const PROJECT = fileURLToPath(new URL('../../../..', import.meta.url))

/** The folder beside the embedded database, `.metrics-data-imports`; none beside one in memory. */
export function importsBeside(metricsData: string | undefined): ImportFolder | undefined {
  if (metricsData?.startsWith('memory://')) return undefined
  return importFolder(`${resolve(PROJECT, metricsData || '.metrics-data')}-imports`)
}

/** Keeps files in a folder, which is made with the first one. */
export function importFolder(folder: string): ImportFolder {
  // A kiosk's id is what a file says; it names no path.
  const pathOf = (device: string) =>
    join(folder, `${createHash('sha256').update(device).digest('hex').slice(0, 32)}${ENDING}`)
  return {
    async save(device, text) {
      await mkdir(folder, { recursive: true })
      const path = pathOf(device)
      // The last step is a rename, so that half a file never stays.
      await writeFile(`${path}.part`, text)
      await rename(`${path}.part`, path)
    },
    remove: (device) => rm(pathOf(device), { force: true }),
    async *all() {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((each) => each.endsWith(ENDING)).sort())
        yield await readFile(join(folder, name), 'utf8')
    },
  }
}

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import written from '../../lingui.config'
import { type CatalogState, catalogProblems, type SourceMessage } from './catalogRules'

/**
 * Extracts the messages of the code in memory and reads the committed catalogs; writes nothing.
 * @throws Error when a source file cannot be extracted
 */
export async function readCatalogState(): Promise<CatalogState> {
  const config = getConfig()
  const state: CatalogState = {
    sourceLocale: config.sourceLocale ?? 'en',
    // As written by us: the normalized configuration falls back for every regional language.
    partial: Object.keys(written.fallbackLocales || {}),
    extracted: {},
    catalogs: {},
  }
  const extracted: Record<string, SourceMessage> = {}
  const catalogs: Record<string, CatalogState['catalogs'][string]> = {}
  for (const catalog of await getCatalogs(config)) {
    // Babel parses each file: those that never name the library hold no message and are skipped.
    catalog.include = catalog.sourcePaths.filter(
      (path) => /\.tsx?$/.test(path) && /lingui|i18n/i.test(readFileSync(path, 'utf8')),
    )
    const found = catalog.include.length > 0 ? await catalog.collect() : {}
    if (!found) throw new Error('extraction failed, see above')
    for (const [id, { message, origin }] of Object.entries(found)) {
      const file = origin?.[0]?.[0]
      extracted[id] = {
        ...(message === undefined ? {} : { message }),
        ...(file === undefined ? {} : { file: relative(process.cwd(), file) }),
      }
    }
    for (const locale of config.locales) {
      catalogs[locale] = { ...catalogs[locale], ...((await catalog.read(locale)) ?? {}) }
    }
  }
  return { ...state, extracted, catalogs }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const state = await readCatalogState()
  const problems = catalogProblems(state)
  for (const problem of problems) console.error(problem)
  console.log(
    `catalogs: ${Object.keys(state.extracted).length} messages, ${Object.keys(state.catalogs).length} languages, ${problems.length} problems`,
  )
  process.exitCode = problems.length > 0 ? 1 : 0
}

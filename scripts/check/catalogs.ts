import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import written from '../../lingui.config'
import { type CatalogState, catalogProblems, type SourceMessage } from './catalogRules'
import { lengthOutliers, USUAL_GROWTH } from './textLengths'

/**
 * Extracts the messages of the code in memory and reads the committed catalogs, part by part;
 * writes nothing.
 * @throws Error when a source file cannot be extracted
 */
async function readCatalogStates(): Promise<CatalogState[]> {
  const config = getConfig()
  const states: CatalogState[] = []
  for (const catalog of await getCatalogs(config)) {
    const extracted: Record<string, SourceMessage> = {}
    const catalogs: Record<string, CatalogState['catalogs'][string]> = {}
    // Babel parses each file, so files that never mention the library are skipped.
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
    for (const locale of config.locales) catalogs[locale] = (await catalog.read(locale)) ?? {}
    states.push({
      sourceLocale: config.sourceLocale ?? 'en',
      // Uses the raw configuration, because the normalized one adds a fallback for every regional language.
      partial: Object.keys(written.fallbackLocales || {}),
      extracted,
      catalogs,
    })
  }
  return states
}

/** Messages that two parts share must say the same in both. */
function differences(states: readonly CatalogState[]): string[] {
  const said = new Map<string, string>()
  return states.flatMap(({ catalogs }) =>
    Object.entries(catalogs).flatMap(([locale, rows]) =>
      Object.entries(rows).flatMap(([id, { translation }]) => {
        const before = said.get(`${locale} ${id}`) ?? translation
        said.set(`${locale} ${id}`, translation)
        return before === translation ? [] : [`${locale}: "${id}" is "${before}" and "${translation}"`]
      }),
    ),
  )
}

/** Labels of each language that may not fit, for whoever translates; ten are enough to look at. */
function printLengths(states: readonly CatalogState[]): void {
  const all = lengthOutliers(states)
  for (const locale of new Set(all.map((outlier) => outlier.locale))) {
    const outliers = all.filter((outlier) => outlier.locale === locale)
    console.log(
      `${locale}: ${outliers.length} labels over ${USUAL_GROWTH} times as long as in English, such as`,
    )
    for (const { english, translation, file } of outliers.slice(0, 10))
      console.log(`  ${translation.length - english.length} more  ${english} = ${translation}  ${file ?? ''}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const states = await readCatalogStates()
  const problems = [...states.flatMap(catalogProblems), ...differences(states)]
  const messages = states.reduce((sum, { extracted }) => sum + Object.keys(extracted).length, 0)
  for (const problem of problems) console.error(problem)
  console.log(`catalogs: ${messages} messages in ${states.length} parts, ${problems.length} problems`)
  if (process.argv.includes('--lengths')) printLengths(states)
  process.exitCode = problems.length > 0 ? 1 : 0
}

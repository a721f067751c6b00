import { relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

const CANADIAN = /\/en-CA\.po$/

/**
 * A catalog of en-CA as what it says otherwise than en, which the product loads before it
 * (`src/i18n/activate.ts`): some twenty messages rather than all of English once more.
 */
export function canadianWords(): Plugin {
  return {
    name: 'pharos-canadian-words',
    // After the plugin of the library, which fills a catalog up with those that it falls back to.
    enforce: 'post',
    async transform(_code, id) {
      if (!CANADIAN.test(id)) return null
      const config = getConfig()
      const found = getCatalogForFile(
        relative(config.rootDir ?? process.cwd(), id),
        await getCatalogs(config),
      )
      if (!found) throw new Error(`${id} is no catalog of lingui.config.ts`)
      const rows = Object.entries((await found.catalog.read('en-CA')) ?? {})
      const own = Object.fromEntries(
        rows.flatMap(([key, { translation }]) => (translation ? [[key, translation]] : [])),
      )
      const { source } = createCompiledCatalog('en-CA', own, { namespace: 'es' })
      return { code: source, map: null }
    },
  }
}

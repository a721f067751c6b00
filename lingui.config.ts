import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { LANGUAGE_PARTS, type LanguagePart, messageFolders } from './scripts/build/areas'

const SHELL = ['src/app', 'src/ui', 'src/i18n']
const ROOMS = ['src/features', 'src/widgets', 'src/charts', 'src/map']
const NEVER = ['**/*.test.*', '**/testing/**', '**/sw/**']

const inRoot = (folders: readonly string[]) => folders.map((folder) => `<rootDir>/${folder}`)
const taken = inRoot(LANGUAGE_PARTS.flatMap(messageFolders)).map((folder) => `${folder}/**`)

/** `account` has what no other part has. */
function catalogOf(part: LanguagePart) {
  const path = `<rootDir>/src/i18n/locales/${part}/{locale}`
  if (part === 'account') return { path, include: inRoot(ROOMS), exclude: [...NEVER, ...taken] }
  const shell = part === 'first' ? SHELL : []
  return { path, include: inRoot([...shell, ...messageFolders(part)]), exclude: NEVER }
}

/**
 * en-CA holds only what differs from en (docs/decisions.md D30) and falls back to it. A language comes in parts
 * (`src/i18n/activate.ts`), so that the first screen does not wait for the words of all rooms.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'en-CA', 'es-MX', 'fr-CA'],
  fallbackLocales: { 'en-CA': 'en' },
  runtimeConfigModule: { Trans: [`${import.meta.dirname}/src/i18n/Trans.tsx`, 'Trans'] },
  catalogs: LANGUAGE_PARTS.map(catalogOf),
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})

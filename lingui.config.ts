import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** en-CA holds only what differs from en (decision 30) and falls back to it. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'en-CA', 'es-MX', 'fr-CA'],
  fallbackLocales: { 'en-CA': 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/i18n/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', '**/sw/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})

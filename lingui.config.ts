import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Screens that a visitor may see before any room: their words come with the first paint. */
const FIRST = ['features/welcome', 'features/tour/page', 'features/comingsoon', 'widgets/handoff']
/** Rooms of vehicles and people, and what they cost. */
const FLEET = [
  'features/behavior',
  'features/dashboard',
  'features/expenses',
  'features/fleets',
  'features/map',
  'features/trips',
  'features/users',
  'features/vehicles',
  'widgets/assign',
  'widgets/behavior',
  'widgets/email',
  'widgets/list',
  'widgets/lot',
  'widgets/trips',
  'widgets/people',
  'widgets/period',
  'widgets/scope',
  'widgets/undo',
  'widgets/upgrade',
  'widgets/vehicle',
  'widgets/vehicleMap',
  'map',
]
/** Rooms of figures: performance and reports. */
const INSIGHT = ['features/performance', 'features/reports', 'widgets/reports', 'charts']
/** Notification rules and the settings. */
const RULES = ['features/settings/editor', 'features/settings/rules', 'widgets/form', 'widgets/rules']
/** The tour's hints, the game, what plays a run again, and what plays and asks while nobody is there. */
const PLAY = ['features/attract', 'features/tour/hints', 'features/game', 'widgets/ghost', 'widgets/idle']
/** The staff room. */
const BOOTH = ['features/booth', 'widgets/booth']
const ROOMS = ['features', 'widgets', 'charts', 'map']
const NEVER = ['**/*.test.*', '**/testing/**', '**/sw/**']

const inSource = (folders: readonly string[]) => folders.map((folder) => `<rootDir>/src/${folder}`)
const under = (folders: readonly string[]) => folders.map((folder) => `<rootDir>/src/${folder}/**`)

/**
 * en-CA holds only what differs from en (docs/decisions.md D30) and falls back to it. A language comes in parts
 * (`src/i18n/activate.ts`), so that the first screen does not wait for the words of all rooms.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'en-CA', 'es-MX', 'fr-CA'],
  fallbackLocales: { 'en-CA': 'en' },
  runtimeConfigModule: { Trans: [`${import.meta.dirname}/src/i18n/Trans.tsx`, 'Trans'] },
  catalogs: [
    {
      path: '<rootDir>/src/i18n/locales/first/{locale}',
      include: [...inSource(['app', 'ui', 'i18n']), ...inSource(FIRST)],
      exclude: NEVER,
    },
    { path: '<rootDir>/src/i18n/locales/fleet/{locale}', include: inSource(FLEET), exclude: NEVER },
    { path: '<rootDir>/src/i18n/locales/insight/{locale}', include: inSource(INSIGHT), exclude: NEVER },
    { path: '<rootDir>/src/i18n/locales/rules/{locale}', include: inSource(RULES), exclude: NEVER },
    { path: '<rootDir>/src/i18n/locales/play/{locale}', include: inSource(PLAY), exclude: NEVER },
    { path: '<rootDir>/src/i18n/locales/booth/{locale}', include: inSource(BOOTH), exclude: NEVER },
    {
      path: '<rootDir>/src/i18n/locales/account/{locale}',
      include: inSource(ROOMS),
      exclude: [
        ...NEVER,
        ...under(FIRST),
        ...under(FLEET),
        ...under(INSIGHT),
        ...under(RULES),
        ...under(PLAY),
        ...under(BOOTH),
      ],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})

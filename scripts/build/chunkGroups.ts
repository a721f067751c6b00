/** A file of the build: the folders of `src/` whose modules it holds, and packages. */
export interface ChunkRule {
  name: string
  /** Below the root of the project, without a slash at the end. */
  folders?: readonly string[]
  /** Tested against module paths inside `node_modules/`. */
  packages?: RegExp
  /** Leaves the styles of its folders to a later rule: a file of their own would be an entry of the precache. */
  scriptsOnly?: true
  /** Whatever the entry imports statically, whoever else uses it. */
  initial?: true
}

/**
 * How the program is cut into files; the first rule that matches a module wins. Left to itself the
 * bundler cuts by which screens use what: many small files that change with every screen, each an entry
 * of the precache and some of them a request of the first screen.
 */
export const CHUNK_RULES: readonly ChunkRule[] = [
  { name: 'first', initial: true },
  {
    name: 'dates',
    folders: ['src/ui/dates'],
    packages:
      /^(@internationalized\/date|(react-aria|react-stately|react-aria-components)\/.*([Cc]alendar|[Dd]atepicker|useDateFormatter))/,
  },
  // What an editor of rules counts comes with the editor.
  {
    name: 'rulecount',
    folders: ['src/domain/notifications/firing/counting', 'src/widgets/rules/preview'],
  },
  {
    name: 'geofence',
    scriptsOnly: true,
    folders: [
      'src/domain/geofence/drawing',
      'src/features/settings/editor/fence',
      'src/ui/icons/fence',
      'src/widgets/geofence',
    ],
    packages: /^lucide\/.*\/(crosshair|move|redo-2)\./,
  },
  // The one slider of the product is in the editor of rules.
  {
    name: 'ruleeditor',
    folders: ['src/app/routes/rules', 'src/features/settings/editor', 'src/ui/dial', 'src/widgets/geofence'],
    packages: /^(react-aria|react-stately|react-aria-components)\/.*([Ss]lider|useMove)/,
  },
  // The day's figures, with the charts that they are drawn by.
  {
    name: 'boothtoday',
    scriptsOnly: true,
    folders: [
      'src/app/routes/booth/today',
      'src/data/booth/today',
      'src/domain/booth/today',
      'src/features/booth/today',
    ],
  },
  // What staff open when something is to be looked up, loaded or rescued, and what packs and a prospect's fleet need.
  {
    name: 'boothtools',
    scriptsOnly: true,
    folders: [
      'src/app/routes/booth/tools',
      'src/data/booth/packs',
      'src/data/booth/presenter',
      'src/data/booth/safe',
      'src/domain/booth/ownFleet',
      'src/domain/booth/packs',
      'src/domain/booth/safe',
      'src/features/booth/content',
      'src/features/booth/ownfleet',
      'src/features/booth/presenter',
      'src/session/booth/content',
      'src/session/booth/ownfleet',
      'src/session/booth/safe',
    ],
  },
  // The staff room as it opens: whether the device is ready, what waits to be sent, and the device itself.
  {
    name: 'booth',
    scriptsOnly: true,
    folders: [
      'src/app/routes/booth',
      'src/domain/booth/readiness',
      'src/features/booth/delivery',
      'src/features/booth/device',
      'src/features/booth/ready',
      'src/metrics/probe',
      'src/pwa/proof',
      'src/session/booth',
    ],
  },
  // Its frame and all of its styles, which what is loaded later stands in as well; its PIN and its files, for safe mode too.
  {
    name: 'boothframe',
    folders: [
      'src/app/routes/booth',
      'src/data/booth',
      'src/domain/booth',
      'src/features/booth',
      'src/metrics/exchange',
      'src/session/staffDoor',
      'src/ui/icons/booth',
      'src/ui/paging',
      'src/widgets/booth',
    ],
    packages: /^lucide\/.*\/(delete|lock-keyhole|monitor-smartphone|package-open|presentation)\./,
  },
  // The parts that stand on React Aria, and the table, at a time when no first frame waits for them.
  {
    name: 'kit',
    folders: ['src/ui/fields', 'src/ui/overlays', 'src/ui/table'],
    packages:
      /^(?!react-aria.*\/(I18nProvider|SSRProvider|i18n\/utils|useDefaultLocale)\.)(react-aria|react-stately|react-aria-components|@internationalized|@react-types|clsx)\//,
  },
  {
    name: 'qr',
    scriptsOnly: true,
    folders: ['src/domain/handoff', 'src/ui/qr', 'src/widgets/handoff'],
    packages: /^(qrcode|dijkstrajs)\//,
  },
  // Menus and sheets come after the shell that a visitor sees before the first room.
  {
    name: 'overlays',
    folders: [
      'src/app/shell/sheets',
      'src/config/notices',
      'src/features/tour/hints',
      'src/widgets/idle',
      'src/widgets/notifications/panel',
      'src/widgets/upgrade/prompt',
    ],
    packages: /^@floating-ui\//,
  },
  // The map has a list too, and needs little of what the other rooms share. What forms share is small, and
  // their calendars come after them. What the notifications' panel and center share are lists as well.
  {
    name: 'listkit',
    folders: [
      'src/ui/dayfields',
      'src/ui/icons/reason',
      'src/widgets/form',
      // Its styles alone: its program comes with the code that it shows.
      'src/widgets/handoff',
      'src/widgets/list',
      'src/widgets/notifications/feed',
      'src/widgets/reports',
    ],
  },
  // Lists are small and lead to one another; so are the pages of one vehicle.
  {
    name: 'lists',
    folders: [
      'src/app/routes/lists',
      'src/features/behavior',
      'src/features/fleets',
      'src/features/users',
      'src/features/vehicles/import',
      'src/features/vehicles/inventory',
      'src/features/vehicles/list',
    ],
  },
  {
    name: 'vehicle',
    folders: ['src/app/routes/vehicle', 'src/features/vehicles', 'src/ui/icons/vehicle'],
    packages: /^lucide\/.*\/(cog|power|power-off|wind)\./,
  },
  // With it, the charts that it alone draws.
  {
    name: 'dashboard',
    folders: ['src/app/routes/dashboard', 'src/charts/plain', 'src/features/dashboard'],
  },
  // What the rooms of vehicles and people share, the dashboard among them; with it, the charts that need no
  // library, and the doors to those that do.
  {
    name: 'fleetparts',
    folders: [
      'src/charts/figures',
      'src/widgets/assign',
      'src/widgets/behavior',
      'src/widgets/lot',
      'src/widgets/people',
      'src/widgets/period',
      'src/widgets/vehicle',
      'src/widgets/vehicleMap',
      'src/widgets/trips/clip',
      'src/widgets/trips/score',
    ],
  },
  // The kit's language is set by the layouts, before there is any part of the kit. The sentence of a rule is small,
  // and three rooms say it.
  {
    name: 'parts',
    folders: [
      'src/app/routes/bare',
      'src/ui',
      'src/widgets/addOns',
      'src/widgets/email',
      'src/widgets/notifications/unread',
      'src/widgets/rules/look',
      'src/widgets/rules/sentence',
      'src/widgets/scope',
      // All that the map needs of what lists and forms share.
      'src/widgets/undo',
      'src/widgets/upgrade',
    ],
    packages: /^(lucide\/|react-aria.*\/(I18nProvider|SSRProvider|i18n\/utils|useDefaultLocale)\.)/,
  },
  { name: 'charts', folders: ['src/charts'], packages: /^(@visx|d3-\w+|internmap|classnames)\// },
  // Where a product API is configured alone: its client and the realtime line.
  {
    name: 'live',
    folders: ['src/api', 'src/app/live'],
    packages: /^(socket\.io|engine\.io|@socket\.io)/,
  },
  {
    name: 'shell',
    folders: [
      'src/features/tour/page',
      'src/features/comingsoon',
      'src/app/routes/first',
      'src/app/shell',
      'src/widgets/notifications/unread',
    ],
  },
  // The archive reader and the writer of documents share it, and neither is to bring the other.
  { name: 'deflate', packages: /^fflate\// },
  // The writers of files, with the fonts of documents, which the map has in another format: nothing but a
  // download brings them.
  {
    name: 'pdf',
    folders: ['src/pdf'],
    packages:
      /^(jspdf|write-excel-file|@babel\/runtime|fast-png|iobuffer|pako)\/|^@fontsource\/noto-sans\/.*\.woff(?!2)/,
  },
  // MapLibre itself comes after what draws on it, which every room with a map has at once.
  { name: 'map', folders: ['src/map/stage'], packages: /^(maplibre-gl|pmtiles)\// },
  {
    name: 'maproom',
    folders: ['src/map'],
    packages: /^(react-map-gl|@vis\.gl|@fontsource\/noto-sans)\//,
  },
  // A trip on its map comes after the list of trips that it is chosen from; with it, what is held against paths.
  {
    name: 'tripmap',
    folders: [
      'src/domain/notifications/firing/fence',
      'src/domain/trips/telemetry',
      'src/domain/trips/replay',
      'src/widgets/notifications/map',
      'src/widgets/rules/fence',
      'src/widgets/trips/replay',
      'src/features/performance/moments',
    ],
  },
  // Queries, state, rules, delivery and the data with its checks, which most screens share: one file, so that none
  // of them waits for another in a ring.
  {
    name: 'common',
    folders: [
      'demo-data',
      'src/app/routes/search',
      'src/config',
      'src/data',
      'src/metrics',
      'src/state',
      'src/i18n',
      'src/domain',
      'src/pwa',
      'src/session',
    ],
    packages: /^(dexie|@tanstack\/react-router|valibot|workbox-window|@mapbox\/polyline)/,
  },
  { name: 'trips', folders: ['src/widgets/trips/history', 'src/features/trips'] },
  { name: 'notifications', folders: ['src/app/routes/notifications', 'src/features/notifications'] },
  // Figures over time: each room is small, and its screens lead to one another.
  {
    name: 'performance',
    folders: ['src/app/routes/performance', 'src/app/routes/safety', 'src/features/performance'],
  },
  { name: 'reports', folders: ['src/app/routes/reports', 'src/features/reports'] },
  { name: 'expenses', folders: ['src/app/routes/expenses', 'src/features/expenses'] },
  // The loop that plays between visits shows the game, its runs and its board.
  {
    name: 'game',
    folders: [
      'src/app/routes/attract',
      'src/app/routes/game',
      'src/features/attract',
      'src/features/game',
      'src/widgets/ghost',
    ],
  },
  // What the account pays, what it may add, and what its makers call back, off the way of other screens.
  {
    name: 'billing',
    folders: [
      'src/app/routes/addons',
      'src/app/routes/billing',
      'src/features/addons',
      'src/features/recalls',
      'src/features/subscriptions',
    ],
  },
  // The settings lead to one another and to the account; the rule editors come when one is opened.
  {
    name: 'settings',
    folders: [
      'src/app/routes/account',
      'src/features/account',
      'src/features/settings/page',
      'src/features/settings/personal',
      'src/features/settings/rows',
      'src/features/settings/rules',
      'src/widgets/account',
    ],
  },
]

/** Catalogs and the pseudo-language are parts of their own, chosen by language. */
const SEPARATE_CHUNKS = /\/src\/i18n\/(bundles|locales|pseudo)\b/

function matches({ folders = [], packages, scriptsOnly }: ChunkRule, id: string): boolean {
  if (scriptsOnly && id.endsWith('.css')) return false
  const vendor = /.*\/node_modules\/(.*)$/.exec(id)?.[1]
  if (vendor !== undefined) return packages?.test(vendor) ?? false
  return !SEPARATE_CHUNKS.test(id) && folders.some((folder) => id.includes(`/${folder}/`))
}

interface ChunkGroup {
  name: string
  test?: (id: string) => boolean
  tags?: ['$initial']
}

/** The rules as the bundler takes them. */
export const chunkGroups: readonly ChunkGroup[] = CHUNK_RULES.map((rule, at) =>
  rule.initial
    ? { name: rule.name, tags: ['$initial'] }
    : {
        name: rule.name,
        test: (id) => matches(rule, id) && !CHUNK_RULES.slice(0, at).some((before) => matches(before, id)),
      },
)

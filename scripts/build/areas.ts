/**
 * The parts of a language, each a catalog: `first` has the screens that a visitor may see before any room, `fleet`
 * vehicles, people and what they cost, `insight` performance and reports, `rules` notification rules and their
 * settings, `play` the tour's hints, the game and what plays while nobody is there, `booth` the staff room, and
 * `account` every other screen.
 */
export const LANGUAGE_PARTS = ['first', 'fleet', 'insight', 'rules', 'play', 'booth', 'account'] as const
export type LanguagePart = (typeof LANGUAGE_PARTS)[number]

/** What loads together: folders below the root of the project, without a slash at the end, and packages. */
export interface Area {
  /** The name of the file of the build; without one the bundler decides. */
  chunk?: string
  /** Folders whose messages, if any, are in the part `account` (screens) or `first` (the shell). */
  folders?: readonly string[]
  /** Further folders, by the part that has their messages. */
  messages?: Partial<Record<LanguagePart, readonly string[]>>
  /** Tested against module paths inside `node_modules/`. */
  packages?: RegExp
  /** Leaves the styles of its folders to a later area: a file of their own would be an entry of the precache. */
  scriptsOnly?: true
  /** Whatever the entry imports statically, whoever else uses it. */
  initial?: true
}

/**
 * How the program is cut into files and a language into parts; the first area that matches a module wins. Left
 * to itself the bundler cuts by which screens use what: many small files that change with every screen, each an
 * entry of the precache and some of them a request of the first screen.
 */
export const AREAS: readonly Area[] = [
  { chunk: 'first', initial: true },
  {
    chunk: 'dates',
    folders: ['src/ui/dates'],
    packages:
      /^(@internationalized\/date|(react-aria|react-stately|react-aria-components)\/.*([Cc]alendar|[Dd]atepicker|useDateFormatter))/,
  },
  // What an editor of rules counts comes with the editor.
  {
    chunk: 'rulecount',
    folders: ['src/domain/notifications/firing/counting'],
    messages: { rules: ['src/features/settings/editor/preview'] },
  },
  {
    chunk: 'geofence',
    scriptsOnly: true,
    folders: ['src/domain/geofence/drawing', 'src/ui/icons/fence'],
    messages: { rules: ['src/features/settings/editor/fence'] },
    packages: /^lucide\/.*\/(crosshair|move|redo-2)\./,
  },
  // The one slider of the product is in the editor of rules.
  {
    chunk: 'ruleeditor',
    folders: ['src/app/routes/rules', 'src/ui/dial'],
    messages: { rules: ['src/features/settings/editor'] },
    packages: /^(react-aria|react-stately|react-aria-components)\/.*([Ss]lider|useMove)/,
  },
  // The day's figures, with the charts that they are drawn by.
  {
    chunk: 'boothtoday',
    scriptsOnly: true,
    folders: ['src/app/routes/booth/today', 'src/data/booth/today', 'src/domain/booth/today'],
    messages: { booth: ['src/features/booth/today'] },
  },
  // What staff open when something is to be looked up, loaded or rescued, and what packs and a prospect's fleet need.
  {
    chunk: 'boothtools',
    scriptsOnly: true,
    folders: [
      'src/app/routes/booth/tools',
      'src/data/booth/packs',
      'src/data/booth/presenter',
      'src/data/booth/safe',
      'src/domain/booth/ownFleet',
      'src/domain/booth/packs',
      'src/domain/booth/safe',
      'src/session/booth/content',
      'src/session/booth/ownfleet',
      'src/session/booth/safe',
    ],
    messages: {
      booth: ['src/features/booth/content', 'src/features/booth/ownfleet', 'src/features/booth/presenter'],
    },
  },
  // The staff room as it opens: whether the device is ready, what waits to be sent, and the device itself.
  {
    chunk: 'booth',
    scriptsOnly: true,
    folders: [
      'src/app/routes/booth',
      'src/domain/booth/readiness',
      'src/metrics/probe',
      'src/pwa/proof',
      'src/session/booth',
    ],
    messages: {
      booth: ['src/features/booth/delivery', 'src/features/booth/device', 'src/features/booth/ready'],
    },
  },
  // Its frame and all of its styles, which what is loaded later stands in as well; its PIN and its files, for safe mode too.
  {
    chunk: 'boothframe',
    folders: [
      'src/app/routes/booth',
      'src/data/booth',
      'src/domain/booth',
      'src/metrics/exchange',
      'src/session/staffAccess',
      'src/ui/icons/booth',
      'src/ui/paging',
    ],
    messages: { booth: ['src/features/booth'] },
    packages: /^lucide\/.*\/(delete|lock-keyhole|monitor-smartphone|package-open|presentation)\./,
  },
  // The parts that stand on React Aria, and the table, at a time when no first frame waits for them.
  {
    chunk: 'kit',
    folders: ['src/ui/fields', 'src/ui/overlays', 'src/ui/table'],
    packages:
      /^(?!react-aria.*\/(I18nProvider|SSRProvider|i18n\/utils|useDefaultLocale)\.)(react-aria|react-stately|react-aria-components|@internationalized|@react-types|clsx)\//,
  },
  {
    chunk: 'qr',
    scriptsOnly: true,
    folders: ['src/domain/handoff', 'src/ui/qr'],
    messages: { first: ['src/widgets/handoff'] },
    packages: /^(qrcode|dijkstrajs)\//,
  },
  // Menus and sheets come after the shell that a visitor sees before the first room.
  {
    chunk: 'overlays',
    folders: ['src/app/shell/sheets', 'src/config/notices', 'src/widgets/notifications/panel'],
    messages: {
      fleet: ['src/widgets/upgrade/prompt'],
      play: ['src/features/tour/hints', 'src/widgets/idle'],
    },
    packages: /^@floating-ui\//,
  },
  // The map has a list too, and needs little of what the other rooms share. What forms share is small, and
  // their calendars come after them. What the notifications' panel and center share are lists as well.
  {
    chunk: 'listkit',
    folders: ['src/ui/dayfields', 'src/ui/icons/reason', 'src/widgets/notifications/feed'],
    messages: {
      // Its styles alone: its program comes with the code that it shows.
      first: ['src/widgets/handoff'],
      fleet: ['src/widgets/list'],
      insight: ['src/widgets/reports'],
      rules: ['src/widgets/form'],
    },
  },
  // Lists are small and lead to one another; so are the pages of one vehicle.
  {
    chunk: 'lists',
    folders: ['src/app/routes/lists'],
    messages: {
      fleet: [
        'src/features/behavior',
        'src/features/fleets',
        'src/features/users',
        'src/features/vehicles/import',
        'src/features/vehicles/inventory',
        'src/features/vehicles/list',
      ],
    },
  },
  {
    chunk: 'vehicle',
    folders: ['src/app/routes/vehicle', 'src/ui/icons/vehicle'],
    messages: { fleet: ['src/features/vehicles'] },
    packages: /^lucide\/.*\/(cog|power|power-off|wind)\./,
  },
  {
    chunk: 'dashboard',
    folders: ['src/app/routes/dashboard'],
    messages: { fleet: ['src/features/dashboard'] },
  },
  // What the rooms of vehicles and people share, the dashboard among them; with it, the charts that need no
  // library, and the doors to those that do.
  {
    chunk: 'fleetparts',
    messages: {
      fleet: [
        'src/widgets/choice',
        'src/widgets/behavior',
        'src/widgets/people',
        'src/widgets/vehicle',
        'src/widgets/vehicleMap',
        'src/widgets/trips/clip',
        'src/widgets/trips/score',
      ],
      insight: ['src/charts/figures'],
    },
  },
  // The kit's language is set by the layouts, before there is any part of the kit. The sentence of a rule is small,
  // and three rooms say it.
  {
    chunk: 'parts',
    folders: ['src/app/routes/bare', 'src/ui', 'src/widgets/addOns', 'src/widgets/notifications/unread'],
    messages: {
      fleet: [
        'src/widgets/email',
        'src/widgets/scope',
        // All that the map needs of what lists and forms share.
        'src/widgets/undo',
        'src/widgets/upgrade',
      ],
      rules: ['src/widgets/rules/look', 'src/widgets/rules/sentence'],
    },
    packages: /^(lucide\/|react-aria.*\/(I18nProvider|SSRProvider|i18n\/utils|useDefaultLocale)\.)/,
  },
  {
    chunk: 'charts',
    messages: { insight: ['src/charts'] },
    packages: /^(@visx|d3-\w+|internmap|classnames)\//,
  },
  // Where a product API is configured alone: its client and the realtime line.
  {
    chunk: 'live',
    folders: ['src/api', 'src/app/live'],
    packages: /^(socket\.io|engine\.io|@socket\.io)/,
  },
  {
    chunk: 'shell',
    folders: ['src/app/routes/first', 'src/app/shell', 'src/widgets/notifications/unread'],
    messages: { first: ['src/features/tour/page', 'src/features/comingsoon'] },
  },
  // The archive reader and the writer of documents share it, and neither is to bring the other.
  { chunk: 'deflate', packages: /^fflate\// },
  // The writers of files, with the fonts of documents, which the map has in another format: nothing but a
  // download brings them.
  {
    chunk: 'pdf',
    folders: ['src/pdf'],
    packages:
      /^(jspdf|write-excel-file|@babel\/runtime|fast-png|iobuffer|pako)\/|^@fontsource\/noto-sans\/.*\.woff(?!2)/,
  },
  // What starts after the first paint, without the map that it hands its archives to.
  {
    chunk: 'services',
    folders: ['src/app/boot', 'src/app/language'],
    messages: { fleet: ['src/map/ports'] },
  },
  // MapLibre itself comes after what draws on it, which every room with a map has at once.
  { chunk: 'map', messages: { fleet: ['src/map/stage'] }, packages: /^(maplibre-gl|pmtiles)\// },
  {
    chunk: 'maproom',
    messages: { fleet: ['src/map'] },
    packages: /^(react-map-gl|@vis\.gl|@fontsource\/noto-sans)\//,
  },
  // A trip on its map comes after the list of trips that it is chosen from; with it, what is held against paths.
  {
    chunk: 'tripmap',
    folders: [
      'src/domain/notifications/firing/fence',
      'src/domain/trips/telemetry',
      'src/domain/trips/replay',
      'src/features/notifications/map',
    ],
    messages: {
      fleet: ['src/widgets/trips/replay'],
      insight: ['src/features/performance/moments'],
      rules: ['src/widgets/rules/fence'],
    },
  },
  // Queries, state, rules, delivery and the data with its checks, which most screens share: one file, so that none
  // of them waits for another in a ring.
  {
    chunk: 'common',
    folders: [
      'demo-data',
      'src/app/routes/search',
      'src/app/routes/tree',
      'src/app/shell/overlays',
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
  { chunk: 'trips', messages: { fleet: ['src/widgets/trips/history', 'src/features/trips'] } },
  { chunk: 'notifications', folders: ['src/app/routes/notifications', 'src/features/notifications'] },
  // Figures over time: each room is small, and its screens lead to one another.
  {
    chunk: 'performance',
    folders: ['src/app/routes/performance', 'src/app/routes/safety'],
    messages: { insight: ['src/features/performance'] },
  },
  {
    chunk: 'reports',
    folders: ['src/app/routes/reports'],
    messages: { insight: ['src/features/reports'] },
  },
  {
    chunk: 'expenses',
    folders: ['src/app/routes/expenses'],
    messages: { fleet: ['src/features/expenses'] },
  },
  // The loop that plays between visits shows the game, its runs and its board.
  {
    chunk: 'game',
    folders: ['src/app/routes/attract', 'src/app/routes/game'],
    messages: { play: ['src/features/attract', 'src/features/game', 'src/widgets/ghost'] },
  },
  // What the account pays, what it may add, and what its makers call back, off the way of other screens.
  {
    chunk: 'billing',
    folders: [
      'src/app/routes/addons',
      'src/app/routes/billing',
      'src/app/routes/yourfleet',
      'src/features/addons',
      'src/features/recalls',
      'src/features/subscriptions',
      'src/features/yourfleet',
    ],
  },
  // The settings lead to one another and to the account; the rule editors come when one is opened.
  {
    chunk: 'settings',
    folders: [
      'src/app/routes/account',
      'src/features/account',
      'src/features/settings/page',
      'src/features/settings/personal',
      'src/features/settings/rows',
      'src/widgets/account',
    ],
    messages: { rules: ['src/features/settings/rules'] },
  },
  // Screens whose files the bundler cuts: the one that the entry paints first, and the map's.
  { messages: { first: ['src/features/welcome'], fleet: ['src/features/map'] } },
]

/** All folders of an area. */
export const foldersOf = ({ folders = [], messages = {} }: Area): readonly string[] => [
  ...folders,
  ...Object.values(messages).flat(),
]

/** The folders whose messages a part of a language has, without those inside another of them. */
export function messageFolders(part: LanguagePart): string[] {
  const folders = [...new Set(AREAS.flatMap(({ messages }) => messages?.[part] ?? []))]
  return folders.filter((folder) => !folders.some((other) => folder.startsWith(`${other}/`)))
}

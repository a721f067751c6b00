/**
 * Who may import whom, as data: the table of the architecture page. `layers.ts` enforces it on
 * parsed imports; a violation is answered with the `why` written here, so keep those readable.
 */
export interface LayerRule {
  /** Other layers it may import; its own folder is always allowed. */
  may: readonly string[]
  why: string
}

const FOUNDATION = ['domain'] as const
const BELOW_WIDGETS = [
  'session',
  'map',
  'charts',
  'pdf',
  'ui',
  'state',
  'data',
  'metrics',
  'api',
  'config',
  'pwa',
  'i18n',
  'domain',
] as const

/** Rows for the folders of `src/`; `features` is a row of its own in `layerRuleFor`. */
export const LAYERS: Readonly<Record<string, LayerRule>> = {
  domain: { may: [], why: 'domain is pure TypeScript: it knows nothing of ours, no React, no DOM, no clock' },
  i18n: { may: FOUNDATION, why: 'i18n sits on domain only; format settings are handed to it by app' },
  config: { may: FOUNDATION, why: 'config sits on domain only' },
  data: { may: FOUNDATION, why: 'data sits on domain only; socket events are handed to it by app' },
  api: { may: FOUNDATION, why: 'api sits on domain only; its events are handed on by app' },
  pwa: { may: FOUNDATION, why: 'pwa sits on domain only' },
  state: { may: FOUNDATION, why: 'state sits on domain only: each atom beside its rule' },
  metrics: {
    may: ['config', 'data', 'state', 'domain'],
    why: 'metrics records and delivers, it shows nothing',
  },
  session: {
    may: ['config', 'data', 'metrics', 'pwa', 'state', 'domain'],
    why: 'a visit starts, resets and ends without any screen',
  },
  ui: { may: ['i18n', 'domain'], why: 'the kit takes props: it reads no data and no state' },
  pdf: { may: FOUNDATION, why: 'a document is words and figures in, bytes out: it reads no data' },
  map: {
    may: ['ui', 'i18n', 'domain'],
    why: 'props in, events out: the map never reads data; app hands it the archive reader',
  },
  charts: { may: ['ui', 'i18n', 'domain'], why: 'props in, events out: a chart never reads data' },
  widgets: { may: BELOW_WIDGETS, why: 'a widget is shared by features, so it knows none of them, nor app' },
  app: { may: [...BELOW_WIDGETS, 'widgets', 'features'], why: 'app is where everything meets' },
  handoff: {
    may: ['domain', 'ui'],
    why: "the page on a visitor's phone is no part of the app: rules of domain, and the tokens of the kit",
  },
  sw: { may: FOUNDATION, why: 'the worker lives in its own world (WebWorker types), it shares only domain' },
  dev: {
    may: ['ui', 'charts', 'i18n', 'domain'],
    why: 'the kit page shows the kit and the charts by themselves, no data and no state',
  },
  testing: { may: [...BELOW_WIDGETS, 'widgets', 'features', 'app'], why: 'helpers of tests' },
}

/**
 * Subjects of `src/domain` by floor, the lowest first, each with its reason. A subject imports those of the floors
 * below its own, types included, so that each can be read and tested with nothing but what it stands on.
 */
export const DOMAIN_FLOORS: readonly Readonly<Record<string, string>>[] = [
  { base: 'base is what all others speak in (language, time, texts, numbers), so it knows none of them' },
  {
    device: 'a kiosk has its configuration, settings, modes and addresses before there is any data',
    geo: 'geometry knows points and roads, not what stands or drives there',
  },
  {
    people: 'people are known without what they drive',
    places: 'a place is known without who stops there',
    recording: 'a record is known by its fields and its delivery, whatever it tells of',
  },
  { vehicle: 'a vehicle is known by its own readings and days, whoever drives, sells or counts it' },
  { trips: 'a trip is known by its vehicle and its way, whoever rates or reports it' },
  {
    dealer: 'an inventory is vehicles and their trips, whoever lists or counts them',
    visit: 'a visit is known by its records and by what happens in it, whoever plays or counts it',
  },
  {
    behavior: 'behavior is figures of vehicles by window, whoever compares them',
    geofence: 'a geofence is a shape and a name, whoever watches it',
    lists: 'a list searches and filters rows, whatever a screen makes of them',
  },
  {
    dashboard: 'the dashboard counts vehicles, and nothing else counts by it',
    reports: 'reports and expenses are made of the data, whatever announces or sums them',
  },
  {
    demoDays:
      'turning the days of the demo data needs every row that has a day, and no rule needs the turning',
    notifications: 'the feed tells of whatever happens below it',
    performance: 'performance compares windows of what other subjects count',
  },
  {
    account: 'what the account pays and sets speaks of people, vehicles and rules',
    game: 'the game asks for what other subjects have, and none of them knows that it is played',
    live: 'the live line carries events of other subjects, which do not know how they arrive',
    tour: 'the tour points at screens, which do not know it',
  },
  {
    attract: 'what plays between visits shows the rest',
    booth: 'the staff room looks after all of the rest, which works without it',
    handoff: "a phone's summary tells of tour and game, which do not know it",
  },
]

export interface InnerRule {
  /** Folders of a layer, below the root of the project. */
  folders: readonly string[]
  /** A folder, or a file without its ending, of the same layer. */
  mayNot: string
  why: string
}

/** What parts of one layer may not import of each other, tests aside; types and dynamic imports count. */
export const INNER_RULES: readonly InnerRule[] = [
  {
    folders: ['src/app/routes', 'src/app/shell'],
    mayNot: 'src/app/boot',
    why: 'the boot starts what routes and shell are shown in, so it imports them: what they need of it is handed in by a port (src/app/routes/services.ts)',
  },
  {
    folders: ['src/app/routes', 'src/app/shell'],
    mayNot: 'src/app/routes/router',
    why: 'the router is made of routes and shell: they get it by useRouter and useNavigate',
  },
]

/** Features do not import each other; code that two of them share goes to widgets or a lower layer. */
export const FEATURE_RULE: LayerRule = {
  may: [...BELOW_WIDGETS, 'widgets'],
  why: 'a feature imports itself and the layers below, never another feature: share through widgets or one layer down',
}

/** Files allowed directly in `src/`; main.tsx may import what app may. */
export const ROOT_FILES: readonly string[] = ['main.tsx', 'vite-env.d.ts']

/**
 * Folders that app may import statically. The first screen belongs to the entry: it is prerendered
 * and must be interactive within the welcome budget, a dynamic import would cost it a round trip.
 */
export const STATIC_FEATURES: readonly string[] = ['features/welcome']

/** Source folders that `scripts/` and `e2e/` may import besides their own. */
export const OUTSIDE_SRC: Readonly<Record<string, { may: readonly RegExp[]; allowed: string }>> = {
  scripts: {
    may: [/^src\/domain\//, /^src\/(config|data)\/schemas?(\/|\.|$)/, /^demo-data\//],
    allowed: 'domain, src/config/schema and src/data/schemas, demo-data',
  },
  e2e: {
    may: [
      /^src\/domain\//,
      /^src\/pdf\/testing\//,
      /^scripts\/(service\/(start|metrics-service|live-demo)|data\/pack|soak\/bench|check\/test)\//,
    ],
    allowed:
      'domain, the reader of a saved PDF (src/pdf/testing), what makes a pack (scripts/data/pack), what measures a page (scripts/soak/bench), the programs that run beside the kiosk (scripts/service/start, scripts/service/metrics-service, scripts/service/live-demo), and how a browser is found and a test is timed (scripts/check/test): a test drives the kiosk from outside',
  },
}

export interface VendorImportRule {
  vendor: RegExp
  /** The layer that may import it. */
  door: string
}

/** One importer per vendor, so that replacing a library touches one folder. First match wins. */
export const VENDOR_IMPORT_RULES: readonly VendorImportRule[] = [
  {
    vendor: /^(react-aria-components|react-aria|react-stately|qrcode|lucide)(\/|$)/,
    door: 'ui',
  },
  { vendor: /^dexie(-[\w-]+)?(\/|$)/, door: 'data' },
  { vendor: /^(maplibre-gl|react-map-gl|pmtiles|@protomaps\/[\w-]+)(\/|$)/, door: 'map' },
  { vendor: /^@visx\//, door: 'charts' },
  { vendor: /^jspdf(\/|$)/, door: 'pdf' },
  { vendor: /^jotai(\/|$)/, door: 'state' },
  { vendor: /^(workbox-window(\/|$)|virtual:pwa)/, door: 'pwa' },
  { vendor: /^workbox-/, door: 'sw' },
  { vendor: /^socket\.io-client(\/|$)/, door: 'api' },
]

/** Files of `src/` that may use the network. */
export const NETWORK_ALLOWLIST: readonly RegExp[] = [
  /^src\/(metrics|api|config|pdf|sw)\//,
  /^src\/data\/(seed|map)\//,
  // Asks the worker alone, which refuses the network to it.
  /^src\/pwa\/proof\/coldStart\.ts$/,
]

/** Events of presses and keys. */
export const INPUT_EVENTS =
  /^((pointer|mouse|touch)[a-z]+|key(down|up|press)|click|dblclick|auxclick|contextmenu|wheel|input|change)$/

/** The only files of `src/` that listen for them on the window or the document. */
export const INPUT_DOORS: readonly string[] = ['src/session/input/input.ts', 'src/ui/kit/inputPort.ts']

/** Files that may import demo-data (as hashed URLs). */
export const DEMO_DATA_IMPORTERS = /^src\/data\/seed\//

/** Folder names that collect unrelated code. */
export const CATCH_ALL_FOLDERS: readonly string[] = ['utils', 'hooks', 'types', 'components', 'lib']

export const MAX_LINES = 400

/** A press of a visitor and what it leads to. */
export interface Leg {
  name: string
  /** Selector of what is tapped; the first one counts. */
  tap: string
  /** Where it leads: an address, the tapped link's own, or null for what opens on the same screen. */
  path: string | 'its link' | null
  /** Selector of the title of what opens, where the screen stays. */
  title?: string
  /** Selector of what the visitor pressed for: rows, figures or cards. */
  rows: string
  /** How many of them; one where nothing is said. */
  least?: number
  /** It leads to a map, which is drawn later than rows. */
  isMap?: true
  /** Script of the page before the press, not measured. */
  prepare?: string
}

/** Legs in a row, the first of which begins at an address. */
export interface RoundTrip {
  start: string
  legs: readonly Leg[]
}

/** Opens the groups of the navigation, so that each link can be tapped. */
export const PREPARE =
  'document.querySelectorAll(\'[data-target^="nav-group"][aria-expanded="false"]\').forEach((head) => head.click())'

const nav = (path: string): string => `nav a[href="${path}"]:visible`
const ROW = 'main tbody tr[data-index="0"]'

/** As many rows of a list as a screen shows at least. */
const LIST = { rows: 'main tr[data-index] [data-row-link]', least: 6 } as const
/** The counts of the dashboard, which come when the vehicles are read. */
const FIGURES = { rows: 'main a[data-part] b', least: 4 } as const

const TO_HOME = { tap: nav('/6'), path: '/6', ...FIGURES } as const
const TO_MAP = { tap: nav('/0'), path: '/0', rows: 'main section[data-map="ready"]', isMap: true } as const
const TO_VEHICLES = { tap: nav('/1'), path: '/1', ...LIST } as const
const TO_USERS = { tap: nav('/2'), path: '/2', ...LIST } as const
const TO_VEHICLE = { tap: 'main a[data-row-link]', path: 'its link', rows: '#vehicle-label' } as const

/** One round of a visitor through every room; each leg begins where the one before ended. The logo leads back to the tour. */
export const LEGS: readonly Leg[] = [
  {
    name: 'welcome to tour',
    tap: '[aria-labelledby="welcome-fleet"]',
    path: '/tour',
    rows: 'main a[href="/home"]',
  },
  { name: 'tour to home', tap: 'main button', path: '/home', ...FIGURES },
  { name: 'home to map', ...TO_MAP },
  { name: 'map to home', ...TO_HOME },
  { name: 'home to vehicles', ...TO_VEHICLES },
  { name: 'vehicles to vehicle', ...TO_VEHICLE },
  { name: 'vehicle to home', ...TO_HOME },
  { name: 'home to users', ...TO_USERS },
  { name: 'users to person', tap: 'main a[data-row-link]', path: 'its link', rows: 'main dl' },
  { name: 'person to fleets', tap: nav('/9'), path: '/9', rows: ROW },
  { name: 'fleets to performance', tap: nav('/4'), path: '/4', rows: 'main figure' },
  { name: 'performance to events', tap: 'main a[href="/4/events"]', path: '/4/events', rows: ROW },
  { name: 'events to performance', tap: nav('/4'), path: '/4', rows: 'main figure' },
  {
    name: 'performance to drive block',
    tap: 'main a[href="/4/vehicle-ignition"]',
    path: '/4/vehicle-ignition',
    rows: ROW,
  },
  { name: 'drive block to reports', tap: nav('/5'), path: '/5', rows: 'main section ul a' },
  { name: 'reports to expenses', tap: nav('/3'), path: '/3', rows: ROW },
  { name: 'expenses to settings', tap: nav('/7'), path: '/7', rows: 'main section ul li' },
  {
    name: 'settings to its channels',
    tap: 'main a[href="/notification-settings"]',
    path: '/notification-settings',
    rows: 'main tbody tr',
  },
  { name: 'channels to bill', tap: nav('/10'), path: '/10', rows: 'main dl' },
  { name: 'bill to add-ons', tap: nav('/8'), path: '/8', rows: 'main ul li' },
  {
    name: 'bell opens its panel',
    tap: 'header [data-target="bell"]',
    path: null,
    title: '[role="dialog"] h2',
    rows: '[role="dialog"] li',
  },
  {
    name: 'panel to notifications',
    tap: 'a[href="/all-notifications"]',
    path: '/all-notifications',
    rows: 'main section h2, main article',
  },
  { name: 'notifications to vehicles', ...TO_VEHICLES },
  { name: 'vehicles to map', ...TO_MAP },
  { name: 'map to vehicles', ...TO_VEHICLES },
  {
    name: 'vehicles to tour (a reset)',
    tap: 'nav button:visible',
    path: '/tour',
    rows: 'main a[href="/home"]',
  },
]

/** Marks what is open, so that what opens in its place is told from it. */
const isOpen = (selector: string): string =>
  `document.querySelector(${JSON.stringify(selector)})?.setAttribute('data-before', '')`

/** What lies behind the rooms: pages of one thing, tabs, and what opens beside a list. */
const INNER_ROOMS: readonly Leg[] = [
  {
    name: 'home to recalls',
    tap: 'main a[href="/11"]',
    path: '/11',
    rows: 'main a[href^="/1/detail"]',
  },
  { name: 'recalls to home', ...TO_HOME },
  {
    name: 'home to behavior',
    tap: 'main a[href^="/behavior-efficiency"]',
    path: 'its link',
    rows: ROW,
  },
  { name: 'behavior to add-ons', tap: nav('/8'), path: '/8', rows: 'main ul li' },
  {
    name: 'add-ons to the camera',
    tap: 'main a[href="/8/detail/camera"]',
    path: '/8/detail/camera',
    rows: 'main h2',
  },
  { name: 'camera to settings', tap: nav('/7'), path: '/7', rows: 'main section ul li' },
  {
    name: 'settings to a rule',
    tap: 'main a[href^="/7/set/7/"]',
    path: 'its link',
    rows: 'main input',
  },
  { name: 'rule to vehicles', ...TO_VEHICLES },
  { name: 'vehicles to one of them', ...TO_VEHICLE },
  { name: 'vehicle to its trips', tap: 'main a[href$="?tab=trips"]', path: 'its link', rows: 'main h2' },
  { name: 'trips to users', ...TO_USERS },
  { name: 'users to one of them', tap: 'main a[data-row-link]', path: 'its link', rows: 'main dl' },
  { name: 'person to their trips', tap: 'main a[href$="?tab=trips"]', path: 'its link', rows: 'main h2' },
  { name: 'trips to reports', tap: nav('/5'), path: '/5', rows: 'main section ul a' },
  {
    name: 'a report opens',
    prepare: isOpen('[data-paper]'),
    tap: 'main a[href$="report=rp-2"]',
    path: null,
    title: '[data-paper]:not([data-before]) h2',
    rows: '[data-paper]:not([data-before]) tbody tr',
  },
  {
    name: 'reports to performance',
    tap: nav('/4'),
    path: '/4',
    rows: 'main figure',
  },
  {
    name: 'performance to cameras',
    tap: 'main a[href="/4/camera-statuses"]',
    path: '/4/camera-statuses',
    rows: 'main h2',
  },
  { name: 'cameras to home', ...TO_HOME },
]

/** The same kiosk as a dealership sees it. */
const DEALER_ROOMS: readonly Leg[] = [
  {
    name: 'welcome to dashboard, dealer',
    tap: '[aria-labelledby="welcome-dealer"]',
    path: '/home',
    ...FIGURES,
  },
  { name: 'dashboard to inventory', ...TO_VEHICLES },
  { name: 'inventory to a vehicle', ...TO_VEHICLE },
  { name: 'vehicle to performance, dealer', tap: nav('/4'), path: '/4', rows: 'main figure' },
]

export const ROUND_TRIPS: readonly RoundTrip[] = [
  { start: '/welcome', legs: LEGS },
  { start: '/home', legs: INNER_ROOMS },
  { start: '/welcome', legs: DEALER_ROOMS },
]

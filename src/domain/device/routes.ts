import { searchChecker, text } from '#domain/base/search'

/**
 * Routes and navigation as plain data (docs/contracts.md C2). The app maps screens to these rows, the
 * catalogs have a title for each `titleId`, and the route contract in e2e/ tests them all.
 */
export type ScreenKind = 'bare' | 'shell'

export interface RouteRow {
  /** Stable name, used only in code. */
  name: string
  /** Path as the router writes it; a parameter starts with `$`, an optional one is `{-$name}`. */
  path: string
  titleId: string
  /** Title in dealer mode if it differs (docs/decisions.md Q23). */
  dealerTitleId?: string
  /** Title if the last, optional parameter is missing, for example when something is added. */
  newTitleId?: string
  /** `bare` pages hide the navigation. */
  kind: ScreenKind
  /**
   * The screen needs the full width, so the navigation starts closed (docs/decisions.md D27: map, replay,
   * reports, editors).
   */
  navStartsClosed?: true
  /** The screen fills what header and navigation leave, and scrolls inside itself. */
  fillsShell?: true
  /** Example addresses that must work, at least one per row. */
  examples: string[]
}

export const ROUTES = [
  { name: 'welcome', path: '/welcome', titleId: 'welcome', kind: 'bare', examples: ['/welcome'] },
  { name: 'tour', path: '/tour', titleId: 'tour', kind: 'bare', examples: ['/tour'] },
  { name: 'home', path: '/home', titleId: 'home', kind: 'shell', examples: ['/home'] },
  { name: 'home-alias', path: '/6', titleId: 'home', kind: 'shell', examples: ['/6'] },
  { name: 'essentials', path: '/essentials', titleId: 'home', kind: 'shell', examples: ['/essentials'] },
  {
    name: 'map',
    path: '/0',
    titleId: 'map',
    kind: 'shell',
    navStartsClosed: true,
    fillsShell: true,
    examples: ['/0'],
  },
  { name: 'vehicles', path: '/1', titleId: 'vehicles', kind: 'shell', examples: ['/1', '/1?q=tahoe'] },
  {
    name: 'vehicle-detail',
    path: '/1/detail/$id',
    titleId: 'vehicleDetail',
    kind: 'shell',
    examples: ['/1/detail/v-1', '/1/detail/v-48'],
  },
  { name: 'drivers-screen', path: '/2', titleId: 'users', kind: 'shell', examples: ['/2'] },
  {
    name: 'user-detail',
    path: '/2/detail/$id',
    titleId: 'userDetail',
    kind: 'shell',
    examples: ['/2/detail/u-1'],
  },
  { name: 'expenses', path: '/3', titleId: 'expenses', kind: 'shell', examples: ['/3'] },
  { name: 'performance', path: '/4', titleId: 'performance', kind: 'shell', examples: ['/4'] },
  { name: 'trip-events', path: '/4/events', titleId: 'tripEvents', kind: 'shell', examples: ['/4/events'] },
  {
    name: 'vehicle-events',
    path: '/4/events/$id',
    titleId: 'vehicleEvents',
    kind: 'shell',
    examples: ['/4/events/v-1'],
  },
  {
    name: 'camera-statuses',
    path: '/4/camera-statuses',
    titleId: 'cameraStatuses',
    kind: 'shell',
    examples: ['/4/camera-statuses'],
  },
  {
    name: 'vehicle-ignition',
    path: '/4/vehicle-ignition',
    titleId: 'driveBlock',
    kind: 'shell',
    examples: ['/4/vehicle-ignition'],
  },
  {
    name: 'reports',
    path: '/5',
    titleId: 'reports',
    kind: 'shell',
    navStartsClosed: true,
    examples: ['/5', '/5?edit=new', '/5?edit=rp-1'],
  },
  { name: 'account-settings', path: '/7', titleId: 'settings', kind: 'shell', examples: ['/7'] },
  {
    name: 'notification-editor',
    path: '/7/set/{-$type}/{-$editing}',
    titleId: 'notificationEditor',
    newTitleId: 'newNotification',
    kind: 'shell',
    navStartsClosed: true,
    examples: ['/7/set', '/7/set/8', '/7/set/8/1'],
  },
  { name: 'add-ons', path: '/8', titleId: 'addOns', kind: 'shell', examples: ['/8'] },
  {
    name: 'add-on-adapter',
    path: '/8/detail/adapter',
    titleId: 'adapter',
    kind: 'shell',
    examples: ['/8/detail/adapter'],
  },
  {
    name: 'add-on-ivc',
    path: '/8/detail/ivc',
    titleId: 'coaching',
    kind: 'shell',
    examples: ['/8/detail/ivc'],
  },
  {
    name: 'add-on-evgo',
    path: '/8/detail/evgo',
    titleId: 'plugAndCharge',
    kind: 'shell',
    examples: ['/8/detail/evgo'],
  },
  {
    name: 'add-on-camera',
    path: '/8/detail/camera',
    titleId: 'dualCamera',
    kind: 'shell',
    examples: ['/8/detail/camera'],
  },
  { name: 'fleets', path: '/9', titleId: 'fleets', kind: 'shell', examples: ['/9'] },
  { name: 'subscriptions', path: '/10', titleId: 'subscriptions', kind: 'shell', examples: ['/10'] },
  { name: 'recalls', path: '/11', titleId: 'recalls', kind: 'shell', examples: ['/11'] },
  {
    name: 'all-notifications',
    path: '/all-notifications',
    titleId: 'notifications',
    kind: 'shell',
    examples: ['/all-notifications'],
  },
  {
    name: 'notification-settings',
    path: '/notification-settings',
    titleId: 'notificationSettings',
    kind: 'shell',
    examples: ['/notification-settings'],
  },
  {
    name: 'behavior-distance',
    path: '/behavior-distance-driven',
    titleId: 'distanceDriven',
    kind: 'shell',
    examples: ['/behavior-distance-driven'],
  },
  {
    name: 'behavior-efficiency',
    path: '/behavior-efficiency',
    titleId: 'efficiency',
    kind: 'shell',
    examples: ['/behavior-efficiency'],
  },
  {
    name: 'behavior-fuel',
    path: '/behavior-fuel-consumption',
    titleId: 'fuelConsumption',
    kind: 'shell',
    examples: ['/behavior-fuel-consumption'],
  },
  { name: 'my-account', path: '/myba', titleId: 'myAccount', kind: 'bare', examples: ['/myba'] },
  { name: 'game', path: '/game', titleId: 'game', kind: 'bare', examples: ['/game'] },
  {
    name: 'booth',
    path: '/booth',
    titleId: 'booth',
    kind: 'bare',
    examples: [
      '/booth',
      '/booth?section=delivery',
      '/booth?section=today',
      '/booth?section=content',
      '/booth?section=device',
      '/booth?section=presenter',
    ],
  },
  { name: 'your-fleet', path: '/your-fleet', titleId: 'yourFleet', kind: 'bare', examples: ['/your-fleet'] },
  { name: 'attract', path: '/attract', titleId: 'attract', kind: 'bare', examples: ['/attract'] },
] as const satisfies readonly RouteRow[]

export type TitleId = (typeof ROUTES)[number]['titleId'] | 'newNotification' | 'tripHistory' | 'comingSoon'

export type RouteName = (typeof ROUTES)[number]['name']

type Paths = { [Row in (typeof ROUTES)[number] as Row['name']]: Row['path'] }

/** The path of each row by name, also as types for checking links and addresses. */
export const PATHS = Object.fromEntries(ROUTES.map(({ name, path }) => [name, path])) as Paths

/** Title of the Coming Soon screen for unknown addresses (docs/rules.md RO-36). */
export const UNKNOWN_TITLE_ID: TitleId = 'comingSoon'

/** Whether the navigation starts open at this address on a wide screen (docs/decisions.md D27). */
export function navStartsOpen(pathname: string, tab?: unknown): boolean {
  const row: RouteRow | null = routeFor(pathname)
  return row?.navStartsClosed !== true && !isTripHistory(pathname, tab)
}

/** Whether the screen at this address fills what the shell leaves; any other has margins and scrolls the page. */
export function fillsShell(pathname: string): boolean {
  const row: RouteRow | null = routeFor(pathname)
  return row?.fillsShell === true
}

/** Value of the search parameter `tab` that shows the trips of a vehicle or a driver. */
export const TRIPS_TAB = 'trips'

/** The trips of a detail page count as a screen: own title, back link to the page, full width. */
export function isTripHistory(pathname: string, tab: unknown): boolean {
  if (tab !== TRIPS_TAB) return false
  const name = routeFor(pathname)?.name
  return name === 'vehicle-detail' || name === 'user-detail'
}

/** The title of an address (docs/rules.md RO-21, RO-38); Coming Soon for an unknown one. */
export function titleIdOf(
  pathname: string,
  { tab, dealer = false }: { tab?: unknown; dealer?: boolean } = {},
): TitleId {
  if (isTripHistory(pathname, tab)) return 'tripHistory'
  const row: (RouteRow & TitleIds) | null = routeFor(pathname)
  if (!row) return UNKNOWN_TITLE_ID
  const isWhole = split(pathname).length === split(row.path).length
  return (dealer && row.dealerTitleId) || (!isWhole && row.newTitleId) || row.titleId
}

type TitleIds = { titleId: TitleId; dealerTitleId?: TitleId; newTitleId?: TitleId }

/** Search parameters of every screen. */
export const checkCommonSearch = searchChecker({ title: text })

/** Maximum length of a title, in characters, because the header shows one line. */
export const MAX_TITLE_LENGTH = 80

/**
 * The title in an address (docs/rules.md HD-01: the parameter `title` takes precedence over the route's
 * title). It comes from the search parameter `title`, as in `/1/detail/v-3?title=Unit%20118`, as plain text
 * cut at 80 characters.
 * @returns null when it is missing or blank
 */
export function titleParameter(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return text === '' ? null : [...text].slice(0, MAX_TITLE_LENGTH).join('').trimEnd()
}

/** The row that matches `pathname`, or null. Parameters match one segment; optional ones may be missing. */
export function routeFor(pathname: string): (typeof ROUTES)[number] | null {
  const segments = split(pathname)
  return ROUTES.find((row) => fits(split(row.path), segments)) ?? null
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function fits(pattern: string[], segments: string[]): boolean {
  if (segments.length > pattern.length) return false
  return pattern.every((part, index) => {
    if (part.startsWith('{-$')) return true
    const segment = segments[index]
    return segment !== undefined && (part.startsWith('$') || part === segment)
  })
}

import { routeFor } from './routes'

/** Navigation data (docs/rules.md NI-00). `name` is the reported name (docs/outbox.md O4) and is never translated. */
export type NavIcon =
  | 'home'
  | 'map'
  | 'vehicles'
  | 'performance'
  | 'reports'
  | 'expenses'
  | 'fleets'
  | 'users'
  | 'settings'
  | 'subscriptions'
  | 'addOns'
  | 'notifications'

/** Minimum width in CSS pixels for parts that phones leave out (docs/decisions.md D11); style sheets repeat it. */
export const PHONE_BREAKPOINT_PX = 600

export interface NavChild {
  id: number
  parentId: number
  name: string
  icon: NavIcon
  titleKey: string
  /** False: hidden on a screen narrower than `PHONE_BREAKPOINT_PX`. */
  isMobile: boolean
  fleet: boolean
  dealer: boolean
}

export interface NavItem {
  id: number
  name: string
  icon?: NavIcon
  titleKey: string
  dealerTitleKey?: string
  fleet: boolean
  dealer: boolean
  children?: readonly NavChild[]
}

const child = (
  parentId: number,
  id: number,
  name: string,
  icon: NavIcon,
  flags: Partial<NavChild> = {},
): NavChild => ({
  id,
  parentId,
  name,
  icon,
  titleKey: icon,
  isMobile: true,
  fleet: true,
  dealer: true,
  ...flags,
})

export const NAVIGATION: readonly NavItem[] = [
  { id: 6, name: 'Home', icon: 'home', titleKey: 'home', fleet: true, dealer: false },
  { id: 0, name: 'Map', icon: 'map', titleKey: 'map', fleet: true, dealer: true },
  {
    id: 11,
    name: 'Fleet Management',
    titleKey: 'fleetManagement',
    dealerTitleKey: 'inventoryManagement',
    fleet: true,
    dealer: true,
    children: [
      child(11, 1, 'Vehicles', 'vehicles'),
      child(11, 4, 'Performance', 'performance'),
      child(11, 5, 'Reports', 'reports', { isMobile: false }),
      child(11, 3, 'Expenses', 'expenses', { dealer: false }),
      child(11, 9, 'Fleets', 'fleets', { dealer: false }),
    ],
  },
  {
    id: 12,
    name: 'Account Management',
    titleKey: 'accountManagement',
    fleet: true,
    dealer: true,
    children: [child(12, 2, 'Users', 'users'), child(12, 7, 'Settings', 'settings')],
  },
  {
    id: 13,
    name: 'Finance & Billing',
    titleKey: 'financeBilling',
    fleet: true,
    dealer: true,
    children: [child(13, 10, 'Subscriptions', 'subscriptions')],
  },
  {
    id: 14,
    name: 'Business Solutions',
    titleKey: 'businessSolutions',
    fleet: true,
    dealer: false,
    children: [child(14, 8, 'Add-on Solutions', 'addOns', { dealer: false })],
  },
]

/** The items of the bottom footer bar; `target` null opens the notifications panel (docs/decisions.md D9). */
export const FOOTER_BAR: readonly { name: string; icon: NavIcon; titleKey: string; target: string | null }[] =
  [
    { name: 'Home', icon: 'home', titleKey: 'home', target: '/home' },
    { name: 'Map', icon: 'map', titleKey: 'map', target: '/0' },
    { name: 'Vehicles', icon: 'vehicles', titleKey: 'vehicles', target: '/1' },
    { name: 'Users', icon: 'users', titleKey: 'users', target: '/2' },
    { name: 'Notifications', icon: 'notifications', titleKey: 'notifications', target: null },
  ]

/** A navigation item's address: its numeric id as first path segment. */
export function navTarget(id: number): string {
  return `/${id}`
}

/**
 * Whether a navigation item's address leads to the screen of a path: a list is also current on its detail pages, and
 * Home has three addresses.
 */
export function isCurrent(target: string, pathname: string): boolean {
  const isHome = (path: string) => routeFor(path)?.titleId === 'home'
  if (isHome(target)) return isHome(pathname)
  return pathname === target || pathname.startsWith(`${target}/`)
}

/** The navigation for a fleet or a dealer; groups without children are left out. */
export function visibleNavigation(fleets: boolean): NavItem[] {
  const shown = (entry: { fleet: boolean; dealer: boolean }) => (fleets ? entry.fleet : entry.dealer)
  return NAVIGATION.filter(shown).map((item) =>
    item.children ? { ...item, children: item.children.filter(shown) } : item,
  )
}

/** The group of the current address, which is expanded; `/11` counts as group 11 (docs/decisions.md Q15). */
export function currentGroup(pathname: string): number | null {
  const first = Number(pathname.split('/')[1] || Number.NaN)
  const group = NAVIGATION.find(
    (item) => item.id === first || item.children?.some((entry) => entry.id === first),
  )
  return group?.children ? group.id : null
}

/** The lists that detail and set pages return to (docs/rules.md SH-15; 3 -> Managers: docs/decisions.md Q2). */
const BACK_LINKS: Record<string, string> = {
  1: 'vehicles',
  2: 'users',
  3: 'managers',
  7: 'settings',
  8: 'addOns',
}

/** The target of a page's back link, as an address with the key of its name; null on top-level screens. */
export function backLink(pathname: string): { to: string; titleKey: string } | null {
  const [first, second, third] = pathname.split('/').filter(Boolean)
  if (first === undefined || second === undefined) return null
  // The events of one vehicle return to the list of all events.
  if (first === '4') return third === undefined ? { to: '/4', titleKey: 'performance' } : null
  const titleKey = second === 'detail' || second === 'set' ? BACK_LINKS[first] : undefined
  return titleKey ? { to: `/${first}`, titleKey } : null
}

import type { MessageDescriptor } from '@lingui/core'
import type { Capabilities } from '#domain/device/capabilities'
import {
  currentGroup,
  type NavIcon,
  type NavItem,
  navTarget,
  visibleNavigation,
} from '#domain/device/navigation'
import { NAV_LABELS } from '../../../i18n/titles'
import { ICONS } from '../../../ui/icons/icons'

/** One link of the navigation, ready to draw. */
export interface NavLinkEntry {
  id: number
  /** Wire name of the event that an activation records; never translated. */
  name: string
  label: MessageDescriptor
  icon: NavIcon
  to: string
  /** Not shown on a screen narrower than 600 px. */
  wideOnly: boolean
}

export type NavEntry =
  | { kind: 'link'; link: NavLinkEntry }
  | { kind: 'group'; id: number; label: MessageDescriptor; links: readonly NavLinkEntry[] }

/**
 * Returns the navigation entries of the current visit, always the same objects, so that links do not render again.
 */
export function navEntries({ fleets }: Pick<Capabilities, 'fleets'>): readonly NavEntry[] {
  return fleets ? FLEET_ENTRIES : DEALER_ENTRIES
}

/** The group of vehicles, performance and reports. */
const FLEET_GROUP = 11

/** Returns the ids of expanded groups: those the visitor opened and the group of the current address. */
export function openGroups(opened: ReadonlySet<number>, pathname: string): ReadonlySet<number> {
  const current = currentGroup(pathname)
  return current === null || opened.has(current) ? opened : new Set([...opened, current])
}

/**
 * Returns the ids of the groups that start expanded: in a run of the game all of them, because prompts name the links in
 * them; otherwise the fleet's, which has the most screens, and that of the current address.
 */
export function startGroups(
  capabilities: Pick<Capabilities, 'fleets'>,
  pathname: string,
  isRunOn: boolean,
): ReadonlySet<number> {
  const groups = navEntries(capabilities).flatMap((entry) => (entry.kind === 'group' ? [entry.id] : []))
  return openGroups(new Set(isRunOn ? groups : [FLEET_GROUP]), pathname)
}

function linkEntry(
  item: Pick<NavItem, 'id' | 'name' | 'icon' | 'titleKey'> & { isMobile?: boolean },
): NavLinkEntry {
  return {
    id: item.id,
    name: item.name,
    label: labelOf(item.titleKey),
    icon: item.icon ?? 'home',
    to: navTarget(item.id),
    wideOnly: item.isMobile === false,
  }
}

/** Returns the label for a key of `domain/device/navigation.ts`. @throws Error for an unknown key */
export function labelOf(key: string): MessageDescriptor {
  const label = NAV_LABELS[key]
  if (!label) throw new Error(`navigation: no label for ${key}`)
  return label
}

function entriesOf(fleets: boolean): NavEntry[] {
  return visibleNavigation(fleets).map((item) => {
    if (!item.children) return { kind: 'link', link: linkEntry(item) }
    const key = fleets ? item.titleKey : (item.dealerTitleKey ?? item.titleKey)
    return { kind: 'group', id: item.id, label: labelOf(key), links: item.children.map(linkEntry) }
  })
}

const FLEET_ENTRIES = entriesOf(true)
const DEALER_ENTRIES = entriesOf(false)

export const NAV_ICONS: Record<NavIcon, string> = {
  home: ICONS.house,
  map: ICONS.map,
  vehicles: ICONS.car,
  performance: ICONS.gauge,
  reports: ICONS.fileChartColumn,
  expenses: ICONS.receipt,
  fleets: ICONS.network,
  users: ICONS.users,
  settings: ICONS.settings,
  subscriptions: ICONS.creditCard,
  addOns: ICONS.blocks,
  notifications: ICONS.bell,
}

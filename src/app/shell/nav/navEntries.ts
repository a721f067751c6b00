import type { MessageDescriptor } from '@lingui/core'
import type { Capabilities } from '../../../domain/kiosk/capabilities'
import {
  currentGroup,
  type NavIcon,
  type NavItem,
  navTarget,
  visibleNavigation,
} from '../../../domain/kiosk/navigation'
import { routeFor } from '../../../domain/kiosk/routes'
import { NAV_LABELS } from '../../../i18n/titles'

/** One link of the navigation, ready to draw. */
export interface NavLinkEntry {
  id: number
  /** Wire name of the event that an activation records; never translated. */
  name: string
  label: MessageDescriptor
  icon: NavIcon
  to: string
  current: boolean
  /** Not shown on a screen narrower than 600 px. */
  wideOnly: boolean
}

export type NavEntry =
  | { kind: 'link'; link: NavLinkEntry }
  | { kind: 'group'; id: number; label: MessageDescriptor; links: NavLinkEntry[] }

/** The navigation of this visit as it looks at this address. */
export function navEntries({ fleets }: Pick<Capabilities, 'fleets'>, pathname: string): NavEntry[] {
  return visibleNavigation(fleets).map((item) => {
    if (!item.children) return { kind: 'link', link: linkEntry(item, pathname) }
    const links = item.children.map((entry) => linkEntry(entry, pathname))
    const key = fleets ? item.titleKey : (item.dealerTitleKey ?? item.titleKey)
    return { kind: 'group', id: item.id, label: labelOf(key), links }
  })
}

/** Ids of groups to show open: what the visitor opened, and the group of the current address. */
export function openGroups(opened: ReadonlySet<number>, pathname: string): ReadonlySet<number> {
  const current = currentGroup(pathname)
  return current === null || opened.has(current) ? opened : new Set([...opened, current])
}

function linkEntry(
  item: Pick<NavItem, 'id' | 'name' | 'icon' | 'titleKey'> & { isMobile?: boolean },
  pathname: string,
): NavLinkEntry {
  return {
    id: item.id,
    name: item.name,
    label: labelOf(item.titleKey),
    icon: item.icon ?? 'home',
    to: navTarget(item.id),
    current: isCurrent(navTarget(item.id), pathname),
    wideOnly: item.isMobile === false,
  }
}

/** A list is also current at its details; Home has three addresses. */
export function isCurrent(target: string, pathname: string): boolean {
  const home = (path: string) => routeFor(path)?.titleId === 'home'
  if (home(target)) return home(pathname)
  return pathname === target || pathname.startsWith(`${target}/`)
}

/** A label by its key of `domain/kiosk/navigation.ts`. @throws Error for a key without words: a mistake in the data */
export function labelOf(key: string): MessageDescriptor {
  const label = NAV_LABELS[key]
  if (!label) throw new Error(`navigation: no label for ${key}`)
  return label
}

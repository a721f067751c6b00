import { useLingui as useCatalog } from '@lingui/react'
import { NAVIGATION } from '#domain/device/navigation'
import { NAV_LABELS } from '../../i18n/titles'
import type { NavHint } from '../../state/navHint'

/** Names of the navigation items that lead to a feature, the outermost first; the bell opens the notifications. */
export function useWay(): (target: NavHint) => readonly string[] {
  const { _ } = useCatalog()
  const nameOf = (key: string) => {
    const label = NAV_LABELS[key]
    return label ? _(label) : ''
  }
  return (target) => {
    if (target === 'bell') return [nameOf('notifications')]
    for (const item of NAVIGATION) {
      if (item.id === target) return [nameOf(item.titleKey)]
      const child = item.children?.find(({ id }) => id === target)
      if (child) return [nameOf(item.titleKey), nameOf(child.titleKey)]
    }
    return []
  }
}

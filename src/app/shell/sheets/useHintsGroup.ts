import { useLingui } from '@lingui/react/macro'
import { reachableWaypoints } from '../../../domain/tour/waypoints'
import { sendHint } from '../../../session/tour'
import { useCapabilities } from '../../../state/capabilities'
import { useHintsAllowed, useWaypointState } from '../../../state/tour'
import { ICONS } from '../../../ui/icons/icons'
import type { MenuGroup } from '../../../ui/overlays/MenuPopover'

/**
 * How many hints of the tour were seen, for the salesperson, and the way to have them again (docs/game.md
 * T1); nothing where there are no hints.
 */
export function useHintsGroup(): readonly MenuGroup[] {
  const { t, i18n } = useLingui()
  const { seen } = useWaypointState()
  const capabilities = useCapabilities()
  if (!useHintsAllowed()) return []
  const reachable = reachableWaypoints(capabilities)
  const seenCount = reachable.filter(({ id }) => seen.includes(id)).length
  return [
    {
      id: 'tour',
      label: t`Hints`,
      entries: [
        {
          id: 'again',
          label: t`Show hints again`,
          detail: t`${i18n.number(seenCount)} of ${i18n.number(reachable.length)} seen`,
          icon: ICONS.eye,
        },
      ],
      onAction: () => sendHint({ kind: 'again' }),
    },
  ]
}

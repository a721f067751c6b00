import { useLingui } from '@lingui/react/macro'
import { reachableWaypoints } from '#domain/tour/waypoints'
import { sendHint } from '../../../session/tour'
import { useCapabilities } from '../../../state/capabilities'
import { useKioskConfig } from '../../../state/config'
import { openSheet } from '../../../state/sheet'
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
  const { handoffUrl } = useKioskConfig()
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
        ...(handoffUrl !== '' && seenCount > 0
          ? [{ id: 'handoff', label: t`Take your tour with you`, icon: ICONS.qrCode }]
          : []),
      ],
      onAction: (id) => (id === 'handoff' ? openSheet('handoff') : sendHint({ kind: 'again' })),
    },
  ]
}

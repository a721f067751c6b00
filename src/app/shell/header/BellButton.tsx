import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useNavHint } from '../../../state/navHint'
import { togglePanel, useBellRings, usePanelOpen } from '../../../state/panel'
import { useWaypoint } from '../../../state/waypoints'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { PANEL_ID, PANEL_TOGGLE } from '../../../widgets/notifications/unread/panelId'
import { useUnreadCount } from '../../../widgets/notifications/unread/useUnreadCount'
import { preloadOverlays } from '../lazyOverlays'
import styles from './BellButton.module.css'

/** Higher counts are shown as this number with a plus sign. */
const MOST_SHOWN = 9

/** Opens and closes the notifications panel (docs/rules.md HD-03). The number of new ones is its description. */
export function BellButton({ withHint }: { withHint: boolean }) {
  const { t, i18n } = useLingui()
  const open = usePanelOpen()
  const count = useUnreadCount()
  const rings = useBellRings()
  const describedBy = useId()
  const hinted = useNavHint() === 'bell'
  const waypoint = useWaypoint('bell')
  return (
    <button
      ref={withHint ? waypoint : null}
      type="button"
      className={styles.bell}
      data-hinted={hinted}
      data-target="bell"
      aria-label={t`Notifications`}
      aria-describedby={count > 0 ? describedBy : undefined}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? PANEL_ID : undefined}
      {...PANEL_TOGGLE}
      onPointerEnter={preloadOverlays}
      onClick={togglePanel}
    >
      <span key={rings} className={cx(rings > 0 && styles.ring)}>
        <Icon path={ICONS.bell} size={24} />
      </span>
      {count > 0 && (
        <>
          <span className={styles.badge} aria-hidden="true">
            {count > MOST_SHOWN ? `${i18n.number(MOST_SHOWN)}+` : i18n.number(count)}
          </span>
          <span id={describedBy} hidden>
            {t`${plural(count, { one: '# new notification', other: '# new notifications' })}`}
          </span>
        </>
      )}
    </button>
  )
}

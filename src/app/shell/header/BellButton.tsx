import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { togglePanel, usePanelOpen } from '../../../state/panel'
import { useWaypoint } from '../../../state/waypoints'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { PANEL_ID, PANEL_TOGGLE } from '../../../widgets/notifications/unread/panelId'
import { useUnreadCount } from '../../../widgets/notifications/unread/useUnreadCount'
import { preloadOverlays } from '../lazyOverlays'
import styles from './BellButton.module.css'

/** More than this is not counted out. */
const MOST_SHOWN = 9

/** Opens and closes the notifications panel (docs/rules.md HD-03); how many are new is its description. */
export function BellButton() {
  const { t, i18n } = useLingui()
  const open = usePanelOpen()
  const count = useUnreadCount()
  const describedBy = useId()
  return (
    <button
      ref={useWaypoint('bell')}
      type="button"
      className={styles.bell}
      aria-label={t`Notifications`}
      aria-describedby={count > 0 ? describedBy : undefined}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? PANEL_ID : undefined}
      {...PANEL_TOGGLE}
      onPointerEnter={preloadOverlays}
      onClick={togglePanel}
    >
      <Icon path={ICONS.bell} size={24} />
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

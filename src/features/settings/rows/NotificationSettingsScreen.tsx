import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { joinLive } from '#domain/base/live'
import { useEventSettings, useNotificationRows } from '../../../data/queries/notificationChannels'
import { useCapabilities } from '../../../state/capabilities'
import { cardClass } from '../../../ui/display/cardClass'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { EventFlags } from './EventFlags'
import styles from './NotificationSettingsScreen.module.css'
import { RowGroup } from './RowGroup'

/** Notifications that the product sends by itself, and their channels (docs/rules.md NS-01 to NS-16). */
export function NotificationSettingsScreen() {
  const { t } = useLingui()
  const section = useCapabilities().inventory ? 'dealer' : 'fleet'
  const live = joinLive({ rows: useNotificationRows(section), settings: useEventSettings() })
  return (
    <div className={styles.screen}>
      <div className={styles.intro}>
        <p>{t`Choose what to be notified about, and how. This demo sends no email.`}</p>
        <Link to="/7" search={{ page: '4' }} className={styles.link}>
          {t`Notification rules`}
          <Icon path={ICONS.chevronRight} />
        </Link>
      </div>
      <Gate
        live={live}
        frame={(problem) => <section className={cardClass()}>{problem}</section>}
        loading={<Skeleton className={styles.wait ?? ''} />}
      >
        {({ rows, settings }) => (
          <>
            <EventFlags settings={settings} />
            <RowGroup
              title={t`Fleet activity`}
              icon={ICONS.car}
              rows={rows.filter(({ group }) => group === 'fleetActivity')}
            />
            <RowGroup
              title={t`Subscription`}
              icon={ICONS.creditCard}
              rows={rows.filter(({ group }) => group === 'subscription')}
            />
          </>
        )}
      </Gate>
    </div>
  )
}

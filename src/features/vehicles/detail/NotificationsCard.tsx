import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Vehicle } from '../../../domain/vehicle'
import { useFormats } from '../../../i18n/FormatsProvider'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { ICONS } from '../../../ui/icons'
import { FactRow } from '../FactRow'
import styles from './NotificationsCard.module.css'
import { NOTIFICATION_LOOKS } from './notificationLook'

/** Shown before somebody asks for more. */
const FIRST = 3

/** What this vehicle has told lately, newest first. */
export function NotificationsCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { at, dateTime } = useFormats()
  const [all, setAll] = useState(false)
  const told = vehicle.details.notifications.toSorted((a, b) => a.minutesAgo - b.minutesAgo)
  const hidden = told.length - FIRST
  return (
    <Card title={t`Notifications`}>
      {told.length === 0 ? (
        <EmptyState icon={ICONS.bell} title={t`No Notifications Found`} />
      ) : (
        <ul className={styles.list}>
          {told.slice(0, all ? told.length : FIRST).map(({ kind, minutesAgo }) => {
            const { icon, tone, title } = NOTIFICATION_LOOKS[kind]
            const when = at({ minutesAgo })
            return (
              <FactRow key={`${kind} ${minutesAgo}`} icon={icon} tone={tone} name={_(title)}>
                <time dateTime={when.toISOString()}>{dateTime(when)}</time>
              </FactRow>
            )
          })}
        </ul>
      )}
      {hidden > 0 && (
        <div className={styles.more}>
          <Button kind="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t`Show fewer` : t`Show ${hidden} more`}
          </Button>
        </div>
      )}
    </Card>
  )
}

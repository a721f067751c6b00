import { useLingui } from '@lingui/react/macro'
import { useAreas } from '../../../data/map/areas'
import { useFenceSources } from '../../../data/map/fenceSources'
import { useGeofences } from '../../../data/queries/geofences'
import { useNotificationRules } from '../../../data/queries/notificationRules'
import { useUsers } from '../../../data/queries/users'
import { useVehicles } from '../../../data/queries/vehicles'
import { joinLive } from '../../../domain/kiosk/live'
import { regionOf } from '../../../domain/kiosk/locale'
import { RULE_TYPES } from '../../../domain/notifications/ruleType'
import { useLocale } from '../../../state/locale'
import { Button } from '../../../ui/controls/Button'
import { surface } from '../../../ui/display/surface'
import { Gate } from '../../../ui/feedback/Gate'
import { Notice } from '../../../ui/feedback/Notice'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { ICONS } from '../../../ui/icons/icons'
import { GeofenceEditor } from './GeofenceEditor'
import styles from './RuleEditor.module.css'

export interface GeofenceEditorScreenProps {
  /** Rule of the address; null is a new one. */
  id: string | null
  /** Shows a rule by its id, or with null an empty form. */
  onShow: (id: string | null) => void
}

/** Loads the data of the geofence rule editor, and shows loading and error states. */
export function GeofenceEditorScreen({ id, onShow }: GeofenceEditorScreenProps) {
  const { t } = useLingui()
  const region = regionOf(useLocale())
  const live = joinLive({
    rules: useNotificationRules(RULE_TYPES.geofence),
    fences: useGeofences(region),
    areas: useAreas(region),
    sources: useFenceSources(region),
    vehicles: useVehicles(),
    users: useUsers(),
  })
  return (
    <Gate
      live={live}
      frame={(problem) => <section className={surface()}>{problem}</section>}
      loading={
        <div className={styles.screen}>
          <p className="visually-hidden" role="status">{t`Loading notification`}</p>
          <Skeleton className={styles.mapPlace ?? ''} />
          <Skeleton className={styles.wait ?? ''} />
        </div>
      }
    >
      {({ users, ...read }) => {
        const rule = read.rules.find((one) => one.id === id) ?? null
        if (id !== null && rule === null) return <RuleNotFound onCreate={() => onShow(null)} />
        return (
          <GeofenceEditor
            key={id ?? 'new'}
            rule={rule}
            region={region}
            onShow={onShow}
            managers={users.filter(({ role }) => role !== 'driver')}
            {...read}
          />
        )
      }}
    </Gate>
  )
}

function RuleNotFound({ onCreate }: { onCreate: () => void }) {
  const { t } = useLingui()
  return (
    <section className={surface()}>
      <Notice
        icon={ICONS.bell}
        title={t`We could not find this notification`}
        actions={
          <Button kind="primary" onClick={onCreate}>
            {t`Create a geofence notification`}
          </Button>
        }
      >
        <p>{t`It may have been deleted, or the link may be incorrect.`}</p>
      </Notice>
    </section>
  )
}

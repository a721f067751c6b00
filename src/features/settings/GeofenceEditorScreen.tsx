import { useLingui } from '@lingui/react/macro'
import { answerOf, failureOf } from '../../data/core/live'
import { useAreas } from '../../data/map/areas'
import { useFenceSources } from '../../data/map/fenceSources'
import { useGeofences } from '../../data/queries/geofences'
import { useNotificationRules } from '../../data/queries/notificationRules'
import { useUsers } from '../../data/queries/users'
import { useVehicles } from '../../data/queries/vehicles'
import type { AppErrorCode } from '../../domain/kiosk/errors'
import { regionOf } from '../../domain/kiosk/locale'
import { RULE_TYPES } from '../../domain/notifications/ruleType'
import { useLocale } from '../../state/locale'
import { Button } from '../../ui/controls/Button'
import { surface } from '../../ui/display/surface'
import { Notice } from '../../ui/feedback/Notice'
import { ProblemPanel } from '../../ui/feedback/ProblemPanel'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { ICONS } from '../../ui/icons/icons'
import { GeofenceEditor } from './GeofenceEditor'
import styles from './RuleEditor.module.css'

export interface GeofenceEditorScreenProps {
  /** Rule of the address; null is a new one. */
  id: string | null
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
  /** Shows a rule by its id, or with null an empty form. */
  onShow: (id: string | null) => void
}

/** Reads what the editor of geofence notifications needs, and says what keeps it away. */
export function GeofenceEditorScreen({ id, problem, onRetry, onShow }: GeofenceEditorScreenProps) {
  const { t } = useLingui()
  const region = regionOf(useLocale())
  const reads = {
    rules: useNotificationRules(RULE_TYPES.geofence),
    fences: useGeofences(region),
    areas: useAreas(region),
    sources: useFenceSources(region),
    vehicles: useVehicles(),
    users: useUsers(),
  }
  const code = failureOf(...Object.values(reads)) ?? problem
  const rules = answerOf(reads.rules)
  const fences = answerOf(reads.fences)
  const areas = answerOf(reads.areas)
  const sources = answerOf(reads.sources)
  const vehicles = answerOf(reads.vehicles)
  const users = answerOf(reads.users)
  const managers = users?.filter(({ role }) => role !== 'driver')
  const ready =
    rules && fences && areas && sources && vehicles && managers
      ? { rules, fences, areas, sources, vehicles, managers }
      : null
  if (!ready) {
    return code === null ? (
      <div className={styles.screen}>
        <p className="visually-hidden" role="status">{t`Loading notification`}</p>
        <Skeleton className={styles.mapPlace ?? ''} />
        <Skeleton className={styles.wait ?? ''} />
      </div>
    ) : (
      <section className={surface()}>
        <ProblemPanel code={code} onRetry={() => onRetry(code)} />
      </section>
    )
  }
  const rule = ready.rules.find((one) => one.id === id) ?? null
  if (id !== null && rule === null) {
    return (
      <section className={surface()}>
        <Notice
          icon={ICONS.bell}
          title={t`We could not find this notification`}
          actions={
            <Button kind="primary" onClick={() => onShow(null)}>
              {t`Create a geofence notification`}
            </Button>
          }
        >
          <p>{t`It may have been deleted, or the link may be incorrect.`}</p>
        </Notice>
      </section>
    )
  }
  return <GeofenceEditor key={id ?? 'new'} rule={rule} region={region} onShow={onShow} {...ready} />
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type HealthLevel, VEHICLE_STATUSES } from '../../../domain/vehicle/vehicle'
import { HEALTH_LABELS } from '../../../i18n/labels'
import { StatusLabel, type Tone } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import { Popover } from '../../../ui/overlays/Popover'
import { STATUS_DESCRIPTIONS } from '../../../widgets/vehicle/statusLabels'
import { VehicleStatusLabel } from '../../../widgets/vehicle/VehicleStatusLabel'
import styles from './Legend.module.css'

const HEALTH_LOOKS: readonly { level: HealthLevel; tone: Tone; icon: string; means: MessageDescriptor }[] = [
  {
    level: 'high',
    tone: 'high',
    icon: ICONS.octagonAlert,
    means: msg`Needs service now, such as an oil change.`,
  },
  {
    level: 'medium',
    tone: 'med',
    icon: ICONS.triangleAlert,
    means: msg`Needs attention soon, such as a low tire.`,
  },
  { level: 'noIssues', tone: 'ok', icon: ICONS.circleCheck, means: msg`No action needed.` },
]

/** What every status and health level means (docs/rules.md VE-04, VE-05). */
export function Legend() {
  const { t } = useLingui()
  const { _ } = useCatalog()
  return (
    <Popover
      label={t`What the labels mean`}
      trigger={{ kind: 'icon', icon: ICONS.info, label: t`What the labels mean` }}
      placement="bottom end"
    >
      <div className={styles.legend}>
        <h2 className={styles.heading}>{t`Status`}</h2>
        <dl className={styles.list}>
          {VEHICLE_STATUSES.map((status) => (
            <div key={status} className={styles.entry}>
              <dt>
                <VehicleStatusLabel status={status} />
              </dt>
              <dd>{_(STATUS_DESCRIPTIONS[status])}</dd>
            </div>
          ))}
        </dl>
        <h2 className={styles.heading}>{t`Health`}</h2>
        <dl className={styles.list}>
          {HEALTH_LOOKS.map(({ level, tone, icon, means }) => (
            <div key={level} className={styles.entry}>
              <dt>
                <StatusLabel tone={tone} icon={icon}>
                  {_(HEALTH_LABELS[level])}
                </StatusLabel>
              </dt>
              <dd>{_(means)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Popover>
  )
}

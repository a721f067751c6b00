import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type HealthLevel, VEHICLE_STATUSES } from '#domain/vehicle/vehicle'
import { HEALTH_LABELS } from '../../../i18n/labels'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import { Popover } from '../../../ui/overlays/Popover'
import { HEALTH_LOOKS } from '../../../widgets/vehicle/healthLooks'
import { STATUS_DESCRIPTIONS } from '../../../widgets/vehicle/statusLabels'
import { VehicleStatusLabel } from '../../../widgets/vehicle/VehicleStatusLabel'
import styles from './Legend.module.css'

const HEALTH_MEANINGS: Record<HealthLevel, MessageDescriptor> = {
  high: msg`Needs service now, such as an oil change.`,
  medium: msg`Needs attention soon, such as a low tire or low fuel.`,
  noIssues: msg`No action needed.`,
  noData: msg`Sends no readings, so its health is unknown.`,
}
const WORST_FIRST = ['high', 'medium', 'noIssues', 'noData'] as const satisfies readonly HealthLevel[]

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
          {WORST_FIRST.map((level) => (
            <div key={level} className={styles.entry}>
              <dt>
                <StatusLabel {...HEALTH_LOOKS[level]} pill>
                  {_(HEALTH_LABELS[level])}
                </StatusLabel>
              </dt>
              <dd>{_(HEALTH_MEANINGS[level])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Popover>
  )
}

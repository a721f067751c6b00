import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { AddOnId } from '#domain/account/addOns'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { STATUS_LABELS } from '../../../i18n/labels'
import { SCREEN_TITLES } from '../../../i18n/titles'
import { Card } from '../../../ui/display/Card'
import { FactRow } from '../../../ui/display/FactRow'
import { ICONS } from '../../../ui/icons/icons'
import { SOLUTION_ICONS } from '../../../ui/icons/solutionIcons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import styles from './AddOnsCard.module.css'

export interface AddOnsCardProps {
  vehicle: DrivenVehicle
  /** At least one. */
  addOns: readonly AddOnId[]
}

/** The add-on solutions of one vehicle, each with a link to its page. */
export function AddOnsCard({ vehicle, addOns }: AddOnsCardProps) {
  const { t, i18n } = useLingui()
  const rows = {
    adapter: {
      to: '/8/detail/adapter',
      icon: SOLUTION_ICONS.plug,
      name: SCREEN_TITLES.adapter,
      fact: i18n._(STATUS_LABELS[vehicle.status]),
    },
    coaching: {
      to: '/8/detail/ivc',
      icon: ICONS.gauge,
      name: SCREEN_TITLES.coaching,
      fact: vehicle.driverName,
    },
    plugAndCharge: {
      to: '/8/detail/evgo',
      icon: ICONS.zap,
      name: SCREEN_TITLES.plugAndCharge,
      fact: vehicle.addOns.chargingNetwork,
    },
    camera: {
      to: '/8/detail/camera',
      icon: TRIP_ICONS.video,
      name: SCREEN_TITLES.dualCamera,
      fact: vehicle.details.camera === null ? t`Awaiting installation` : t`Road and driver`,
    },
  } as const
  return (
    <Card title={t`Add-on solutions`}>
      <ul>
        {addOns.map((addOn) => {
          const { to, icon, name, fact } = rows[addOn]
          return (
            <FactRow
              key={addOn}
              icon={icon}
              tone="brand"
              name={
                <Link to={to} className={styles.link}>
                  {i18n._(name)}
                </Link>
              }
            >
              {fact}
            </FactRow>
          )
        })}
      </ul>
    </Card>
  )
}

import { useLingui } from '@lingui/react/macro'
import { regionOf } from '../../domain/locale'
import type { Vehicle } from '../../domain/vehicle'
import { useFormats } from '../../i18n/FormatsProvider'
import { fleetText } from '../../i18n/fleetText'
import { useLocale } from '../../state/locale'
import { Card } from '../../ui/Card'
import styles from './IdentityCard.module.css'

/** What it is called on paper. */
export function IdentityCard({ vehicle, className }: { vehicle: Vehicle; className?: string | undefined }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { daysAgo } = useFormats()
  const facts = [
    [t`VIN`, vehicle.vin],
    [t`License plate`, vehicle.licensePlate[regionOf(locale)]],
    [t`Fleet`, fleetText(vehicle.fleet, i18n)],
    [t`Added`, daysAgo(vehicle.addedDaysAgo)],
  ] as const
  return (
    <Card title={t`Identity`} className={className}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

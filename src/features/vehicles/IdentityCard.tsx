import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { regionOf } from '../../domain/locale'
import type { Vehicle } from '../../domain/vehicle'
import { FLEET_LABELS } from '../../i18n/labels'
import { useLocale } from '../../state/locale'
import { Card } from '../../ui/Card'
import styles from './IdentityCard.module.css'

const DAY_MS = 86_400_000
/** Time zone of the account (spec section 1). */
const TIME_ZONE = 'America/Toronto'

/** What it is called on paper. */
export function IdentityCard({ vehicle, className }: { vehicle: Vehicle; className?: string | undefined }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  // Taken once: a date that changes under the reader's eyes at midnight helps nobody.
  const [nowMs] = useState(() => Date.now())
  const added = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE }).format(
    nowMs - vehicle.addedDaysAgo * DAY_MS,
  )
  const facts = [
    [t`VIN`, vehicle.vin],
    [t`License plate`, vehicle.licensePlate[regionOf(locale)]],
    [t`Fleet`, i18n._(FLEET_LABELS[vehicle.fleet])],
    [t`Added`, added],
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

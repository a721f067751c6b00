import { useLingui } from '@lingui/react/macro'
import { regionOf } from '../../domain/locale'
import type { FleetUser } from '../../domain/user'
import { useLocale } from '../../state/locale'
import { Card } from '../../ui/Card'
import styles from './ContactCard.module.css'

/** How one reaches the person; phone and address are of the region. */
export function ContactCard({ user, className }: { user: FleetUser; className?: string | undefined }) {
  const { t } = useLingui()
  const region = regionOf(useLocale())
  const facts = [
    [t`Email`, user.email],
    [t`Phone`, user.phone[region]],
    [t`Address`, user.address[region]],
  ] as const
  return (
    <Card title={t`Contact`} className={className}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

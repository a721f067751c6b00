import { useLingui } from '@lingui/react/macro'
import type { Contact } from '#domain/people/user'
import { MISSING } from '../../../i18n/formats'
import { useRegion } from '../../../state/region'
import { Card } from '../../../ui/display/Card'
import styles from './ContactCard.module.css'

/** Contact details; phone and address depend on the region. */
export function ContactCard({ contact, className }: { contact: Contact; className?: string | undefined }) {
  const { t } = useLingui()
  const region = useRegion()
  const facts = [
    [t`Email`, <Email key="email" address={contact.email} />],
    [t`Phone`, contact.phone[region] || MISSING],
    [t`Address`, contact.address[region] || MISSING],
  ] as const
  return (
    <Card title={t`Contact`} className={className}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Prefers a line break at the @. */
function Email({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <>
      {`${name}@`}
      <wbr />
      {host}
    </>
  )
}

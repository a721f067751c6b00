import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CardState } from '#domain/account/card'
import { addressLines } from '#domain/account/postalAddress'
import { useRegion } from '../../../state/region'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { StatusLabel, type Tone } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import type { Subscription } from '../useSubscription'
import { BillingDialog } from './BillingDialog'
import styles from './PaymentCard.module.css'
import { COUNTRY_LABELS, PAYMENT_NAMES } from './paymentLabels'
import { useCard } from './useCard'

export interface PaymentCardProps {
  subscription: Subscription
  className: string | undefined
}

const LOOKS: Record<CardState, { tone: Tone; icon: string }> = {
  valid: { tone: 'ok', icon: ICONS.circleCheck },
  endsSoon: { tone: 'med', icon: ICONS.clock },
  expired: { tone: 'high', icon: ICONS.circleAlert },
}

/** Payment method and invoice recipient, with a button to change them (docs/rules.md IN-05 to IN-08). */
export function PaymentCard({ subscription, className }: PaymentCardProps) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const [editing, setEditing] = useState(false)
  const { billing, overview } = subscription
  const card = useCard(billing)
  const [mailbox, domain] = billing.billingEmail.split('@')
  const words: Record<CardState, string> = {
    valid: t`Valid`,
    endsSoon: t`Expires soon`,
    expired: t`Expired`,
  }
  return (
    <Card title={t`Payment and billing`} className={className}>
      <dl className={styles.facts}>
        <div>
          <dt>{t`Payment type`}</dt>
          <dd>{PAYMENT_NAMES[billing.paymentType]}</dd>
        </div>
        <div>
          <dt>{t`Card expiry`}</dt>
          <dd>
            {card.text}
            <StatusLabel {...LOOKS[card.state]} pill>
              {words[card.state]}
            </StatusLabel>
          </dd>
        </div>
        <div>
          <dt>{t`Billing address`}</dt>
          <dd>
            <span className={styles.line}>{overview.name}</span>
            {addressLines(billing.billingAddress[region], region).map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
            <span className={styles.line}>{i18n._(COUNTRY_LABELS[region])}</span>
          </dd>
        </div>
        <div>
          <dt>{t`Billing email`}</dt>
          <dd>
            <span>
              {mailbox}@<wbr />
              {domain}
            </span>
          </dd>
        </div>
      </dl>
      <div className={styles.foot}>
        <Button kind="plain" onClick={() => setEditing(true)}>
          {t`Edit billing`}
        </Button>
        <p className={styles.note}>{t`Card numbers are never asked for or stored here.`}</p>
      </div>
      <BillingDialog billing={billing} isOpen={editing} onClose={() => setEditing(false)} />
    </Card>
  )
}

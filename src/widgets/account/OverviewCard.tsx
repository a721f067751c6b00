import { useLingui } from '@lingui/react/macro'
import { useAccountOverview } from '../../data/queries/accounts'
import { useFormats } from '../../i18n/useFormats'
import { useCapabilities } from '../../state/capabilities'
import { useRegion } from '../../state/region'
import { Card } from '../../ui/display/Card'
import { CardLink } from '../../ui/display/CardLink'
import { FactList } from '../../ui/display/FactList'
import { Gate } from '../../ui/feedback/Gate'
import { Skeleton } from '../../ui/feedback/Skeleton'
import styles from './OverviewCard.module.css'

/** The account: the business, its phone, email and address, and its age (docs/rules.md AC-01). */
export function OverviewCard() {
  const { t } = useLingui()
  const live = useAccountOverview(useCapabilities().signIn)
  const region = useRegion()
  const { daysAgo } = useFormats()
  return (
    <Card title={t`Account overview`}>
      <Gate live={live} loading={<Skeleton className={styles.wait ?? ''} />}>
        {({ name, phone, email, address, createdDaysAgo }) => (
          <FactList
            facts={[
              { name: t`Company`, value: <bdi>{name}</bdi> },
              { name: t`Phone`, value: <bdi>{phone[region]}</bdi> },
              { name: t`Email`, value: <bdi>{email}</bdi> },
              { name: t`Address`, value: <bdi>{address[region]}</bdi> },
              { name: t({ id: 'account.createdOn', message: 'Created on' }), value: daysAgo(createdDaysAgo) },
            ]}
          />
        )}
      </Gate>
      <CardLink to="/10">{t`Subscription and billing`}</CardLink>
    </Card>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AccountUser } from '#domain/people/accountUser'
import { useSignedIn } from '../../data/queries/accounts'
import { MISSING } from '../../i18n/formats'
import { ROLE_LABELS } from '../../i18n/labelsAccount'
import { useFormats } from '../../i18n/useFormats'
import { useCapabilities } from '../../state/capabilities'
import { useRegion } from '../../state/region'
import { Button } from '../../ui/controls/Button'
import { Avatar } from '../../ui/display/Avatar'
import { cardClass } from '../../ui/display/cardClass'
import { FactList } from '../../ui/display/FactList'
import { Gate } from '../../ui/feedback/Gate'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Icon } from '../../ui/icons/Icon'
import styles from './ProfileCard.module.css'
import { ProfileDialog } from './ProfileDialog'

/** The signed-in user (docs/decisions.md Q14), with a button to change name, email and phone. */
export function ProfileCard() {
  const live = useSignedIn(useCapabilities().signIn)
  return (
    <Gate
      live={live}
      frame={(problem) => <section className={cardClass()}>{problem}</section>}
      loading={<Skeleton className={styles.wait ?? ''} />}
    >
      {(user) => <Profile user={user} />}
    </Gate>
  )
}

function Profile({ user }: { user: AccountUser }) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const { daysAgo } = useFormats()
  const [editing, setEditing] = useState(false)
  return (
    <section className={cardClass(styles.card)} aria-labelledby="profile-name">
      <div className={styles.top}>
        <Avatar name={user.name} />
        <div className={styles.who}>
          <h2 id="profile-name" className={styles.name}>
            <bdi>{user.name}</bdi>
          </h2>
          <p className={styles.role}>{i18n._(ROLE_LABELS[user.role])}</p>
        </div>
        <Button kind="plain" onClick={() => setEditing(true)}>
          <Icon path={ACTION_ICONS.pencil} />
          {t`Edit profile`}
        </Button>
      </div>
      <FactList
        facts={[
          { name: t`Email`, value: <bdi>{user.email}</bdi> },
          { name: t`Phone`, value: <bdi>{user.phone[region] || MISSING}</bdi> },
          { name: t`Address`, value: <bdi>{user.address[region] || MISSING}</bdi> },
          { name: t`Date added`, value: daysAgo(user.addedDaysAgo) },
        ]}
      />
      <ProfileDialog user={user} isOpen={editing} onClose={() => setEditing(false)} />
    </section>
  )
}

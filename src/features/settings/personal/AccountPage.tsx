import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../../ui/controls/LinkButton'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { OverviewCard } from '../../../widgets/account/OverviewCard'
import { ProfileCard } from '../../../widgets/account/ProfileCard'
import styles from './AccountPage.module.css'

/** The signed-in user and the account, with a link to the account's screen. */
export function AccountPage() {
  const { t } = useLingui()
  return (
    <>
      <ProfileCard />
      <OverviewCard />
      <div className={styles.more}>
        <LinkButton to="/myba" kind="plain">
          {t`Open my account`}
          <Icon path={ICONS.chevronRight} />
        </LinkButton>
      </div>
    </>
  )
}

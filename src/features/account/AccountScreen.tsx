import { useLingui } from '@lingui/react/macro'
import { openSheet } from '../../state/sheet'
import { Button } from '../../ui/controls/Button'
import { ScreenHeading } from '../../ui/display/ScreenHeading'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { OverviewCard } from '../../widgets/account/OverviewCard'
import { ProfileCard } from '../../widgets/account/ProfileCard'
import styles from './AccountScreen.module.css'
import { HelpCard } from './HelpCard'
import { SettingsCard } from './SettingsCard'

export interface AccountScreenProps {
  title: string
  onBack: () => void
  onSignOut: () => unknown
}

/** My account: the signed-in user, the business, the settings and help (docs/rules.md AC-01). */
export function AccountScreen({ title, onBack, onSignOut }: AccountScreenProps) {
  const { t } = useLingui()
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <Button kind="plain" onClick={onBack}>
          <Icon path={ACTION_ICONS.arrowLeft} />
          {t`Back`}
        </Button>
        <ScreenHeading title={title} place="/myba" className={styles.title} />
        <Button kind="plain" onClick={onSignOut}>
          <Icon path={ICONS.logOut} />
          {t`Sign out`}
        </Button>
      </header>
      <div className={styles.grid}>
        <div className={styles.column}>
          <ProfileCard />
          <HelpCard onOpen={openSheet} />
        </div>
        <div className={styles.column}>
          <OverviewCard />
          <SettingsCard />
        </div>
      </div>
    </main>
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { SETTINGS_PAGES, type SettingsPage } from '#domain/account/settingsPage'
import { sideNav } from '../../../ui/display/sideNav'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './SettingsNav.module.css'

const PAGES: readonly { id: SettingsPage; icon: string; label: MessageDescriptor }[] = [
  { id: SETTINGS_PAGES.notifications, icon: ICONS.bell, label: msg`Notifications` },
  { id: SETTINGS_PAGES.region, icon: ACTION_ICONS.globe, label: msg`Language and region` },
  { id: SETTINGS_PAGES.appearance, icon: ICONS.contrast, label: msg`Appearance` },
  { id: SETTINGS_PAGES.account, icon: ICONS.user, label: msg`Account` },
]

export interface SettingsNavProps {
  page: SettingsPage
  onPage: (page: SettingsPage) => void
}

/** The pages of the settings: a column beside the page, a row above it on a narrow screen. */
export function SettingsNav({ page, onPage }: SettingsNavProps) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Settings pages`} className={sideNav.nav(styles.nav)}>
      <ul className={sideNav.list(styles.list)}>
        {PAGES.map(({ id, icon, label }) => (
          <li key={id}>
            <button
              type="button"
              className={sideNav.item(styles.page)}
              aria-current={id === page ? 'page' : undefined}
              onClick={() => onPage(id)}
            >
              <Icon path={icon} />
              <span>{i18n._(label)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

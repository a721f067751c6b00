import { SETTINGS_PAGES } from '#domain/account/settingsPage'
import { SettingsScreen } from '../../../features/settings/page/SettingsScreen'
import { AccountPage } from '../../../features/settings/personal/AccountPage'
import { AppearancePage } from '../../../features/settings/personal/AppearancePage'
import { RegionPage } from '../../../features/settings/personal/RegionPage'
import { RuleSections } from '../../../features/settings/rules/RuleSections'
import { chooseTheme } from '../../../session/appearance'
import { selectSettingsPage, useSettingsPage } from '../../../state/settingsPage'
import { chooseLanguage } from '../../language/language'

/** The settings, on the page that was open last. */
export function SettingsRoute() {
  return (
    <SettingsScreen
      page={useSettingsPage()}
      onPage={selectSettingsPage}
      pages={{
        [SETTINGS_PAGES.notifications]: <RuleSections />,
        [SETTINGS_PAGES.region]: <RegionPage onLanguage={(locale) => void chooseLanguage(locale)} />,
        [SETTINGS_PAGES.appearance]: <AppearancePage onTheme={(theme) => void chooseTheme(theme)} />,
        [SETTINGS_PAGES.account]: <AccountPage />,
      }}
    />
  )
}

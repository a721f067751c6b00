import { SETTINGS_PAGES } from '../../../domain/account/settingsPage'
import { SettingsScreen } from '../../../features/settings/page/SettingsScreen'
import { RuleSections } from '../../../features/settings/rules/RuleSections'
import { selectSettingsPage, useSettingsPage } from '../../../state/settingsPage'

/** The settings, on the page that was open last. */
export function SettingsRoute() {
  return (
    <SettingsScreen
      page={useSettingsPage()}
      onPage={selectSettingsPage}
      pages={{
        [SETTINGS_PAGES.notifications]: <RuleSections />,
        [SETTINGS_PAGES.region]: null,
        [SETTINGS_PAGES.appearance]: null,
        [SETTINGS_PAGES.account]: null,
      }}
    />
  )
}

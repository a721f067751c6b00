import { redirect } from '@tanstack/react-router'
import { askedSettings, type SettingsSearch } from '#domain/account/settingsPage'
import { seekSection, selectSettingsPage } from '../../../state/settingsPage'

/**
 * Enters the settings on the page that was open last, which is kept on the device (docs/rules.md SE-01). A
 * link may ask for another page, or for the rules of a type; what it asked leaves the address.
 */
export function enterSettings({
  cause,
  search,
}: {
  cause: 'preload' | 'enter' | 'stay'
  search: SettingsSearch
}): void {
  if (cause === 'preload') return
  const { page, type } = askedSettings(search)
  selectSettingsPage(page)
  if (type !== null) seekSection(type)
  if (page !== null)
    throw redirect({ to: '/7', search: { ...search, page: undefined, type: undefined }, replace: true })
}

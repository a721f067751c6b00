import { redirect } from '@tanstack/react-router'
import { askedSettings, type SettingsSearch } from '#domain/account/settingsPage'
import { modeOf } from '#domain/device/mode'
import { isBareMap, type MapSearch } from '#domain/lists/mapSearch'
import { kioskConfig } from '../../../state/config'
import { mapChoicesLeft } from '../../../state/mapChoices'
import { enterMode, modeFlags } from '../../../state/mode'
import { seekSection, selectSettingsPage } from '../../../state/settingsPage'
import type { Load } from '../guard'

/** Dealer and game mode end where a fleet is chosen; the plan and the other modes stay. */
export function enterFleetDemo(): void {
  const mode = modeOf(modeFlags())
  if (mode === 'dealer' || mode === 'game') enterMode(kioskConfig().features.tour ? 'demo' : 'fleet')
}

/** A link to the map that names nothing opens it with the filter of this visit (docs/rules.md MA-19). */
export function restoreMapChoices({ cause, search }: Load<MapSearch>) {
  const choices = mapChoicesLeft()
  if (cause !== 'enter' || !isBareMap(search) || Object.keys(choices).length === 0) return
  throw redirect({ to: '/0', search: { ...search, ...choices }, replace: true })
}

/**
 * Opens the settings on the page that was open last, which is stored on the device (docs/rules.md SE-01). A
 * link may name another page, or a type of rules; both are then removed from the address.
 */
export function enterSettings({ cause, search }: Load<SettingsSearch>): void {
  if (cause === 'preload') return
  const { page, type } = askedSettings(search)
  selectSettingsPage(page)
  if (type !== null) seekSection(type)
  if (page !== null)
    throw redirect({ to: '/7', search: { ...search, page: undefined, type: undefined }, replace: true })
}

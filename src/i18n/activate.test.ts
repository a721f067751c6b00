import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { activateLocale, loadScreenCatalogs } from './activate'
import { canadian } from './bundles/firstEn'

it('en-CA is English with what it says otherwise, in the first screen and in rooms', async () => {
  expect(await activateLocale('en-CA')).toBe('en-CA')
  expect(i18n._('title.welcome')).not.toBe('title.welcome')
  await loadScreenCatalogs()
  expect(i18n._('boundary.zipCode')).toBe('Postal code')
  expect(i18n._('title.vehicles')).not.toBe('title.vehicles')
  await activateLocale('en')
  expect(i18n._('boundary.zipCode')).not.toBe('Postal code')
  // Only the differences are loaded: without the build's plugin, this would be all of English.
  expect(Object.keys(canadian).length).toBeLessThan(100)
})

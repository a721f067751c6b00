import { expect, it } from 'vitest'
import { activationLanguage, LOCALES } from '#domain/base/locale'
import { type DeviceKind, SHIPPED_CONFIG } from '#domain/device/config'
import { FLEET_MODE, type ModeFlags, withMode } from '#domain/device/mode'
import { activationIdFor } from './interaction'

const DEVICES: DeviceKind[] = ['web', 'ipad']
/** The game runs on fleet data and counts as fleet; essentials are a plan, not a mode. */
const MODES: [name: string, column: 'fleet' | 'tour' | 'dealer', mode: ModeFlags][] = [
  ['fleet', 'fleet', FLEET_MODE],
  ['essentials', 'fleet', { ...FLEET_MODE, inEssentialsMode: true }],
  ['the game', 'fleet', withMode(FLEET_MODE, 'game')],
  ['the tour', 'tour', withMode(FLEET_MODE, 'demo')],
  ['dealer', 'dealer', withMode(FLEET_MODE, 'dealer')],
]

it.each(MODES)('%s has the activation id of its own language and device', (_, column, mode) => {
  for (const device of DEVICES)
    for (const locale of LOCALES)
      expect(activationIdFor(SHIPPED_CONFIG.activationIds, { mode, locale, device })).toBe(
        SHIPPED_CONFIG.activationIds[device][column][activationLanguage(locale)],
      )
})

it('is shipped with as many activation ids as there are modes, languages and devices', () => {
  const ids = DEVICES.flatMap((device) =>
    Object.values(SHIPPED_CONFIG.activationIds[device]).flatMap((ofMode) => Object.values(ofMode)),
  )
  expect(new Set(ids).size).toBe(DEVICES.length * 3 * LOCALES.length)
})

it('a mode and language without an activation id is not tracked', () => {
  const { web, ipad } = SHIPPED_CONFIG.activationIds
  const activationIds = { ipad, web: { ...web, fleet: { 'es-MX': 'only-this-one', 'fr-CA': '' } } }
  const idIn = (locale: (typeof LOCALES)[number]) =>
    activationIdFor(activationIds, { mode: FLEET_MODE, locale, device: 'web' })
  expect(LOCALES.map(idIn)).toEqual(LOCALES.map((locale) => (locale === 'es-MX' ? 'only-this-one' : null)))
})

import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { DEFAULT_USER_SETTINGS } from '#domain/account/userSettings'
import type { Locale } from '#domain/base/locale'
import { regionOf } from '#domain/base/locale'
import type { LocalText } from '#domain/base/localText'
import type { FeedEvent } from '#domain/notifications/feed'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { makeFormats } from '../../../i18n/formats'
import { ALL_MESSAGES } from '../../../i18n/testing/allMessages'
import { feedText } from './feedText'

function say(locale: 'en' | 'fr-CA', event: FeedEvent, trips = true): string {
  const i18n = setupI18n({ locale, messages: ALL_MESSAGES })
  const word = i18n._.bind(i18n)
  const formats = makeFormats({ ...DEFAULT_USER_SETTINGS, locale: locale as Locale, now: new Date(), word })
  return i18n
    ._(feedText(event, { formats, region: regionOf(locale), trips, reportName }))
    .replaceAll('\u00a0', ' ')
}

const reportName = ({ name }: { name: LocalText | null }) => name?.en ?? 'Driver scores'

const depot = { us: 'Pilsen Depot', ca: 'Junction Depot', mx: 'Patio Mitras' }

const highway = {
  kind: 'rule',
  ruleId: '4',
  ruleType: RULE_TYPES.driverBehavior,
  name: 'Highway speed',
  reason: 'fixedSpeed',
} as const

describe('a notification in words', () => {
  it.each<[FeedEvent, string]>([
    [{ kind: 'oil', oilLife: 6 }, 'Oil life at 6%'],
    [
      { kind: 'report', reportId: 'rp-1', run: 3, type: 'driverScores', name: null },
      'Report ready: Driver scores',
    ],
    [{ kind: 'lowFuel', fuelPercent: 9 }, 'Fuel at 9%'],
    [{ kind: 'charging', state: 'completed', chargePercent: 100 }, 'Charging complete: 100%'],
    [{ kind: 'charging', state: 'interrupted', chargePercent: 40 }, 'Charging interrupted at 40%'],
    [{ kind: 'other', title: 'Disable Vehicle', category: 'Remote Commands' }, 'Disable Vehicle sent'],
    [{ kind: 'reminder', task: 'oilChange' }, 'Oil change due'],
    [{ kind: 'geofence', trigger: 'exit', geofenceId: 'g-1', area: depot }, 'Left Pilsen Depot'],
    [{ kind: 'lot', trigger: 'enter', lot: 'Remote Lot' }, 'Entered Remote Lot'],
    [{ kind: 'checkInCheckOut', direction: 'in' }, 'Vehicle checked in'],
    [{ kind: 'adas', alert: 'laneDeparture' }, 'Lane departure alert'],
    [{ ...highway, isTest: false }, 'Highway speed: over the set speed'],
    [{ ...highway, isTest: true, reason: 'drivingLimit' }, 'Test of Highway speed: over the driving limit'],
  ])('%o', (event, words) => {
    expect(say('en', event)).toBe(words)
  })

  it('computes the speed from the percentage over the limit, in the units of the language', () => {
    const event: FeedEvent = { kind: 'speeding', limitMph: 62, percent: 29 }
    expect(say('en', event)).toBe('80 mph in a 60 zone')
    expect(say('fr-CA', event)).toBe('129 km/h dans une zone de 100')
  })

  it('leaves out the score of a trip where there are none', () => {
    const info = { score: 92, distanceMi: 12, totalMinutes: 30, idleMinutes: 4 }
    const breakdown = { hardBrake: 2, hardAcceleration: 0, roadSpeeding: 0, speedingOver80: 0 }
    const trip: FeedEvent = { kind: 'trip', tripId: 't-1', info, breakdown }
    expect(say('en', trip)).toBe('Trip ended, score 92')
    expect(say('en', trip, false)).toBe('Trip ended')
  })

  it('names the wheel in one phrase, and the place of the region', () => {
    const tire: FeedEvent = { kind: 'tire', wheel: 'rearLeft', pressurePsi: 29, recommendedPsi: 35 }
    expect(say('en', tire)).toBe('Rear left tire low: 29 psi')
    expect(say('fr-CA', tire)).toBe('Pneu arrière gauche mou : 29 psi')
    expect(say('fr-CA', { kind: 'geofence', trigger: 'enter', geofenceId: 'g-1', area: depot })).toBe(
      'Entrée : Junction Depot',
    )
  })
})

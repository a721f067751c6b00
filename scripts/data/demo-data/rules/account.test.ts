import { describe, expect, it } from 'vitest'
import type { GeofenceRule, NotificationRule, RuleOf } from '#domain/notifications/notificationRule'
import { RULE_TYPES, type RuleType } from '#domain/notifications/ruleType'
import { accountProblemsAfter, firstOf } from '../testing/accountProblems'
import type { DemoData } from './rule'

type Case = [problem: string, spoil: (data: DemoData) => unknown]

/** The case as a test: its sentence is among the problems of the spoilt data. */
function says(cases: Case[]): void {
  it.each<Case>(cases)('says %s', (problem, spoil) => {
    expect(accountProblemsAfter(spoil)).toContainEqual(expect.stringContaining(problem))
  })
}
const change =
  <Name extends keyof DemoData>(name: Name, patch: Partial<DemoData[Name][number]>, at = 0) =>
  (data: DemoData) =>
    Object.assign(data[name][at] ?? {}, patch)

/** Changes the first rule of a type. */
const condition =
  <Type extends RuleType>(type: Type, spoil: (rule: RuleOf<Type>) => unknown) =>
  ({ customNotifications }: DemoData) =>
    spoil(
      firstOf(
        customNotifications.filter((rule): rule is NotificationRule & RuleOf<Type> => rule.type === type),
      ),
    )
const fence = (patch: Partial<GeofenceRule['geofence']>) =>
  condition(RULE_TYPES.geofence, ({ geofence }) => Object.assign(geofence, patch))

describe('user settings', () => {
  says([
    ['there are 0 rows', ({ userSettings }) => userSettings.pop()],
    ['it is Europe/Paris', change('userSettings', { timeZone: 'Europe/Paris' })],
  ])
})

describe('announcements', () => {
  says([
    ['row 1 is n-2', ({ announcements }) => announcements.shift()],
    ['n-2 is not older', change('announcements', { publishedAt: { daysAgo: 2, minuteOfDay: 0 } }, 1)],
    ['n-1 is not older', change('announcements', { publishedAt: { daysAgo: 0, minuteOfDay: 0 } })],
    [
      'none is for dealers',
      ({ announcements }) => {
        for (const one of announcements) one.showInDealer = false
      },
    ],
    ['n-1: leads to /nowhere', change('announcements', { link: '/nowhere' })],
    ['n-1: leads dealers to /8', change('announcements', { link: '/8' })],
    ['n-1: is shown to nobody', change('announcements', { showInFleet: false, showInDealer: false })],
    ['n-1: names a price', change('announcements', { body: { en: 'Now $5', 'es-MX': 'b', 'fr-CA': 'c' } })],
    ['n-1: says the same', change('announcements', { body: { en: 'a', 'es-MX': 'a', 'fr-CA': 'c' } })],
    ['n-1: is not spaced', change('announcements', { body: { en: 'a', 'es-MX': 'b', 'fr-CA': 'Oh !' } })],
    ['n-1: is not spaced', change('announcements', { body: { en: 'a', 'es-MX': 'b', 'fr-CA': 'Ici : là' } })],
  ])
})

describe('recalls', () => {
  says([
    ['there are 1 of the dealer', ({ recalls }) => recalls.pop()],
    ['there is no recall of type nonCompliance', change('recalls', { type: 'productSafety' }, 1)],
    ['r-1: no vehicle of the fleet has VIN X', change('recalls', { vin: 'X' })],
    ['is Unit 151, not Unit 1', change('recalls', { label: 'Unit 1' })],
    ['no Chevrolet Boat', change('recalls', { makeModel: 'Chevrolet Boat' })],
  ])
})

describe('places and chargers', () => {
  says([
    [
      'ch-3: is not where p-1 is in us',
      ({ places }) => Object.assign(firstOf(places).phone, { us: '(312) 555-0199' }),
    ],
    ['row 1 is p-2', ({ places }) => places.shift()],
    [
      'there is no place of kind fuel',
      ({ places }) => {
        for (const place of places) place.kind = 'depot'
      },
    ],
    [
      'phone (312) 555-0100 occurs twice',
      change('chargers', { phone: { us: '(312) 555-0100', ca: 'a', mx: 'b' } }),
    ],
    [
      'place Wicker Park Market occurs twice',
      ({ places }) => Object.assign(firstOf(places).name, { us: 'Wicker Park Market' }),
    ],
    [
      'ch-1: lies outside in mx',
      ({ chargers }) => Object.assign(firstOf(chargers).map.mx, { position: [0, 0] }),
    ],
    ['p-1: closes before it opens', change('places', { hours: { opens: 600, closes: 600, closedOn: [] } })],
    [
      'Wicker Park Market is no place in us',
      ({ places }) => Object.assign(places[1]?.name ?? {}, { us: 'Elsewhere' }),
    ],
    [
      'Prairie Star Fuel is no place in us',
      ({ places }) => Object.assign(firstOf(places, ({ kind }) => kind === 'fuel').name, { us: 'Elsewhere' }),
    ],
    [
      'there is no plug CHAdeMO',
      ({ chargers }) => {
        for (const { ports } of chargers) for (const port of ports) port.type = 'CCS'
      },
    ],
    [
      'there is no way to pay plugAndCharge',
      ({ chargers }) => {
        for (const charger of chargers) charger.paymentMethods = ['card']
      },
    ],
    [
      'there is no charger unknown true',
      ({ chargers }) => {
        for (const charger of chargers) charger.unknown = false
      },
    ],
    [
      'no port is free of charge',
      ({ chargers }) => {
        for (const { ports } of chargers) for (const port of ports) port.cost = 1
      },
    ],
  ])
})

describe('notification settings', () => {
  says([
    ['they are other rows', ({ notificationRows }) => notificationRows.pop()],
    ['vehicleCheckInOut is in subscription', change('notificationRows', { group: 'subscription' })],
    [
      'none is for dealers alone',
      ({ notificationRows }) => {
        for (const row of notificationRows) row.showInFleet = true
      },
    ],
    ['is shown to nobody', change('notificationRows', { showInFleet: false, showInDealer: false })],
    [
      'servicesEnrolment is not shown to fleets',
      ({ notificationRows }) =>
        Object.assign(
          firstOf(notificationRows, ({ id }) => id === 'servicesEnrolment'),
          { showInFleet: false },
        ),
    ],
    [
      'name Vehicle added or removed occurs twice',
      ({ notificationRows }) =>
        Object.assign(firstOf(notificationRows).name, { en: 'Vehicle added or removed' }),
    ],
    ['vehicleCheckInOut is true', change('notificationRows', { inApp: false, email: false })],
    ['ids do not count on from 1', ({ customNotifications }) => customNotifications.shift()],
    ['there is no notification of type 12', change('customNotifications', { type: 1 }, 12)],
    [
      '1: is not for exactly one of all vehicles, some, those with a tag',
      change('customNotifications', { selectedVehicles: ['v-1'] }),
    ],
    [
      '1: is not for exactly one of all vehicles, some, those with a tag',
      change('customNotifications', { allVehicles: false }),
    ],
    [
      'there is no notification of the dealer',
      ({ customNotifications }) => {
        for (const row of customNotifications) row.section = 'fleet'
      },
    ],
    [
      'none is for vehicles with a tag',
      ({ customNotifications }) => {
        for (const row of customNotifications) row.selectedTags = []
      },
    ],
    [
      '1: no vehicle of the fleet has the tag Demo',
      change('customNotifications', { selectedTags: ['Demo'] }),
    ],
    ['6: there is no fleet area g-7', fence({ mapId: 'g-7' })],
    ['1: does not tell exactly one', change('customNotifications', { onlyMe: true })],
    ['1: there is no vehicle v-99', change('customNotifications', { selectedVehicles: ['v-99'] })],
    ['1: there is no manager m-9', change('customNotifications', { selectedManagers: ['m-9'] })],
    [
      '2: reminds of nothing',
      condition(RULE_TYPES.maintenanceReminder, ({ maintenanceConditions }) =>
        Object.assign(maintenanceConditions.mileage, { enabled: false }),
      ),
    ],
    [
      '1: lacks drivingLimit',
      ({ customNotifications: [row] }) => Reflect.deleteProperty(row ?? {}, 'drivingLimit'),
    ],
    [
      '4: its speed conditions',
      condition(RULE_TYPES.driverBehavior, ({ speedConditions }) =>
        Object.assign(speedConditions, { active: false }),
      ),
    ],
    [
      '4: watches nothing',
      condition(RULE_TYPES.driverBehavior, ({ toggles }) =>
        Object.assign(toggles, { fixedSpeed: false, roadSpeed: false }),
      ),
    ],
    ['6: is a geofence rule without area', fence({ mapId: null })],
    ['6: there is no fleet area g-4', fence({ mapId: 'g-4' })],
    ['g-1 is used by nothing', fence({ mapId: 'g-2' })],
    ['6: is triggered by nothing', fence({ trigger: { enter: false, exit: false } })],
    [
      '12: has an area that it does not ask for',
      condition(RULE_TYPES.offHours, ({ geofence }) => Object.assign(geofence, { mapId: 'g-1' })),
    ],
    ['1: is told nowhere', change('customNotifications', { inApp: false, email: false })],
    [
      '1: was updated later than now',
      change('customNotifications', { lastUpdated: { daysAgo: 0, minuteOfDay: 0 } }),
    ],
  ])
})

describe('papers', () => {
  says([
    ['there are 12', ({ invoices }) => invoices.splice(12, 1)],
    ['there is no invoice of the fleet that is unpaid', change('invoices', { state: 'paid', paid: true }, 1)],
    ['in-1: bills 3 connected, not', change('invoices', { lines: [{ item: 'connected', vehicles: 3 }] })],
    ['in-2: is 1 in ca', ({ invoices }) => Object.assign(invoices[1]?.amountUsd ?? {}, { ca: 1 })],
    ['in-3: comes', change('invoices', { daysAgo: 400 }, 2)],
    ['in-3: is paid and paid false', change('invoices', { paid: false }, 2)],
    ['in-3: has the download null', change('invoices', { download: null }, 2)],
    ['download invoice-01181.pdf occurs twice', change('invoices', { download: 'invoice-01181.pdf' }, 1)],
    ['in-1: is upcoming 4 days ago', change('invoices', { daysAgo: 4 })],
    ['the card has run out', change('billing', { cardExpiresDaysAgo: 0 })],
    ['fleet: the trial is over', change('billing', { trialEndsDaysAgo: 1 })],
    ['there is no billing of dealer', ({ billing }) => billing.splice(1, 1)],
    ['in-30: is older than its account', change('invoices', { daysAgo: 98 }, 29)],
    ['there is no account of dealer', ({ accountOverviews }) => accountOverviews.splice(1, 1)],
    ['fleet: was created 3 days ago', change('accountOverviews', { createdDaysAgo: 3 })],
    [
      'there is no report of type expenses',
      ({ reports }) => {
        for (const report of reports) if (report.type === 'expenses') report.type = 'utilization'
      },
    ],
    [
      'there is no report with vehicles by manual',
      ({ reports }) => {
        for (const report of reports) report.vehicles = { by: 'tags', tags: ['EV'] }
      },
    ],
    [
      'no report was made on demand',
      ({ reports }) => {
        for (const report of reports) report.schedule = firstOf(reports).schedule
      },
    ],
    [
      'v-1 is not of Fleet Two',
      change('reports', { vehicles: { by: 'manual', vehicleIds: ['v-1'] }, fleet: 'Fleet Two' }),
    ],
    ['there is no vehicle v-99', change('reports', { vehicles: { by: 'manual', vehicleIds: ['v-99'] } })],
    ['there is no manager m-9', change('reports', { createdBy: 'm-9' })],
    [
      'its days end before they begin',
      change('reports', { dateRange: { by: 'days', fromDaysAgo: 1, toDaysAgo: 2 } }),
    ],
    [
      'covers a day that is not over',
      change('reports', { dateRange: { by: 'days', fromDaysAgo: 1, toDaysAgo: 0 } }),
    ],
    [
      'repeats days that do not move',
      change('reports', { dateRange: { by: 'days', fromDaysAgo: 9, toDaysAgo: 2 } }),
    ],
    [
      'has a tag that no vehicle of a fleet has',
      change('reports', { vehicles: { by: 'tags', tags: ['Demo'] } }),
    ],
    ["is of a fleet, but names the other's group", change('reports', { lot: 'Main Lot' })],
    [
      'is no report of a dealer',
      ({ reports }) => {
        for (const report of reports) if (report.section === 'dealer') report.type = 'expenses'
      },
    ],
    [
      'was scheduled before it was created',
      change('reports', { createdOn: { daysAgo: 1, minuteOfDay: 600 } }),
    ],
    [
      'rp-1: has not been made yet',
      ({ reports }) => Object.assign(firstOf(reports).schedule ?? {}, { startDaysAgo: -3 }),
    ],
    [
      'its schedule ends before it begins',
      ({ reports }) => Object.assign(firstOf(reports).schedule ?? {}, { endDaysAgo: 200 }),
    ],
    [
      'has a weekday without being weekly',
      ({ reports }) => Object.assign(firstOf(reports).schedule ?? {}, { interval: 'day' }),
    ],
    [
      'has a day of the month without being monthly',
      ({ reports }) => Object.assign(firstOf(reports).schedule ?? {}, { dayOfMonth: 1 }),
    ],
  ])
})

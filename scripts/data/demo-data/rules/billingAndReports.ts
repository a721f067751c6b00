import { ACCOUNT_IDS, type AccountId } from '#domain/account/accountOverview'
import { estimateOf, isBilledAsConnected } from '#domain/account/estimate'
import { fleetLines } from '#domain/account/fleetLines'
import { INVOICE_STATES, type Invoice } from '#domain/account/invoice'
import { DEFAULT_TIME_ZONE } from '#domain/base/timeZone'
import { DEALER_TAGS } from '#domain/dealer/dealerVehicle'
import { REPORT_INTERVALS, REPORT_TYPES, type Report, reportTypesOf } from '#domain/reports/report'
import { reportRuns } from '#domain/reports/reportRun'
import { VEHICLE_TAGS } from '#domain/vehicle/vehicle'
import { REGIONS } from '../plan/regions'
import { duplicates, idOrderProblems, missingValues } from './lists'
import { type CrossRule, type DemoData, when } from './rule'

/** Invoices of a year, and the one to come. */
const INVOICES = 13
/** A month, give or take a day: the kiosk places each on the account's day of the month (docs/rules.md IN-01). */
const MONTH_DAYS = { min: 29, max: 32 }

/** Days on which the kiosk may be opened: each weekday, each day of a month and its end. */
const OPENED = Array.from({ length: 62 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 17)))

export const BILLING_AND_REPORT_RULES: readonly CrossRule[] = [
  {
    says: 'an invoice is $6.99 for each vehicle that was connected or coached, plus tax; one a month, one to come',
    check: (data) => ({
      checked: data.invoices.length,
      problems: [
        ...idOrderProblems('in', data.invoices),
        ...duplicates(
          'download',
          data.invoices.flatMap(({ download }) => download ?? []),
        ),
        ...ACCOUNT_IDS.flatMap((account) =>
          invoiceProblems(
            account,
            data.invoices.filter((invoice) => invoice.account === account),
            data,
          ),
        ),
      ],
    }),
  },
  {
    says: 'each account has a card that is good; a trial lasts for some days to come',
    check: ({ billing }) => ({
      checked: billing.length,
      problems: [
        ...missingValues(
          'billing of',
          ACCOUNT_IDS,
          billing.map(({ id }) => id),
        ),
        ...billing.flatMap(({ id, cardExpiresDaysAgo, trialEndsDaysAgo, plan }) => [
          ...when(cardExpiresDaysAgo >= 0, `${id}: the card has run out`),
          ...when(trialEndsDaysAgo < 0 !== (plan === 'trial'), `${id}: the trial is over, or is not`),
        ]),
      ],
    }),
  },
  {
    says: 'there is an account for fleet, dealer and essentials, as old as whoever was there first',
    check({ accountOverviews, accounts }) {
      const oldest = (mode: 'fleet' | 'dealer' | 'essentials') =>
        accounts.find(({ signedIn }) => signedIn.includes(mode))?.addedDaysAgo
      return {
        checked: accountOverviews.length,
        problems: [
          ...missingValues(
            'account of',
            ['fleet', 'dealer', 'essentials'],
            accountOverviews.map(({ id }) => id),
          ),
          ...accountOverviews.flatMap(({ id, createdDaysAgo }) =>
            when(createdDaysAgo !== oldest(id), `${id}: was created ${createdDaysAgo} days ago`),
          ),
        ],
      }
    },
  },
  {
    says: 'reports are of every type, on demand and scheduled, by hand and by tag, and name what exists',
    check(data) {
      const { reports } = data
      const schedules = reports.flatMap(({ schedule }) => schedule ?? [])
      return {
        checked: reports.length,
        problems: [
          ...idOrderProblems('rp', reports),
          ...missingValues(
            'report of type',
            REPORT_TYPES,
            reports.map(({ type }) => type),
          ),
          ...missingValues(
            'report with vehicles by',
            ['manual', 'tags'],
            reports.map(({ vehicles }) => vehicles.by),
          ),
          ...missingValues(
            'report every',
            REPORT_INTERVALS,
            schedules.map(({ interval }) => interval),
          ),
          ...when(schedules.length === reports.length, 'no report was made on demand'),
          ...when(!schedules.some(({ occurrences }) => occurrences !== null), 'no report counts occurrences'),
          ...when(!schedules.some(({ endDaysAgo }) => endDaysAgo !== null), 'no schedule has an end'),
          ...reports.flatMap((report) =>
            reportProblems(report, data).map((problem) => `${report.id}: ${problem}`),
          ),
        ],
      }
    },
  },
  {
    says: 'each report was made at least once, on whatever day the kiosk is opened',
    check: ({ reports }) => ({
      checked: reports.length,
      problems: reports.flatMap((report) =>
        when(
          OPENED.some((now) => reportRuns(report, now, DEFAULT_TIME_ZONE).length === 0),
          `${report.id}: has not been made yet`,
        ),
      ),
    }),
  },
]

function invoiceProblems(account: AccountId, invoices: readonly Invoice[], data: DemoData): string[] {
  const { vehicles, users, dealerVehicles, accountOverviews } = data
  const createdDaysAgo = accountOverviews.find(({ id }) => id === account)?.createdDaysAgo ?? 0
  return [
    ...when(account === 'fleet' && invoices.length !== INVOICES, `there are ${invoices.length}`),
    ...missingValues(
      `invoice of the ${account} that is`,
      INVOICE_STATES,
      invoices.map(({ state }) => state),
    ),
    ...invoices.flatMap(({ id, daysAgo, lines, amountUsd, state, paid, download }, at) => {
      // What a dealer has sold since is in no dataset: its past cannot be counted.
      const own =
        account !== 'dealer'
          ? fleetLines({ vehicles, users }, daysAgo)
          : state === 'upcoming'
            ? [{ item: 'connected', vehicles: dealerVehicles.filter(isBilledAsConnected).length }]
            : lines
      const days = daysAgo - (invoices[at - 1]?.daysAgo ?? Number.NaN)
      return [
        ...when(says(lines) !== says(own), `${id}: bills ${says(lines)}, not ${says(own)}`),
        ...REGIONS.flatMap((region) =>
          when(
            amountUsd[region] !== estimateOf(lines, region).totalCents / 100,
            `${id}: is ${amountUsd[region]} in ${region}`,
          ),
        ),
        ...when(
          at > 0 && (days < MONTH_DAYS.min || days > MONTH_DAYS.max),
          `${id}: comes ${days} days before`,
        ),
        ...when(daysAgo > createdDaysAgo, `${id}: is older than its account`),
        ...when(paid !== (state === 'paid'), `${id}: is ${state} and paid ${paid}`),
        ...when((download === null) !== (state === 'upcoming'), `${id}: has the download ${download}`),
        ...when(daysAgo < 0 !== (state === 'upcoming'), `${id}: is ${state} ${daysAgo} days ago`),
      ]
    }),
  ]
}

const says = (lines: readonly { item: string; vehicles: number }[]): string =>
  lines.map(({ item, vehicles }) => `${vehicles} ${item}`).join(' and ')

function reportProblems(report: Report, data: DemoData): string[] {
  const { section, type, fleet, lot, vehicles: chosen, dateRange, schedule, createdBy, createdOn } = report
  const isFleet = section === 'fleet'
  const ids = chosen.by === 'manual' ? chosen.vehicleIds : []
  const groups = new Map<string, string>(
    isFleet
      ? data.vehicles.map((vehicle) => [vehicle.id, vehicle.fleet])
      : data.dealerVehicles.map((vehicle) => [vehicle.id, vehicle.lot]),
  )
  const tags: readonly string[] = isFleet ? VEHICLE_TAGS : DEALER_TAGS
  const group = isFleet ? fleet : lot
  const managers = isFleet ? data.users : data.accounts
  const days = dateRange.by === 'days' ? dateRange : null
  return [
    ...ids.flatMap((id) => {
      const of = groups.get(id)
      if (of === undefined) return [`there is no vehicle ${id}`]
      return when(group !== null && of !== group, `${id} is not of ${group}`)
    }),
    ...when(
      chosen.by === 'tags' && chosen.tags.some((tag) => !tags.includes(tag)),
      `has a tag that no vehicle of a ${section} has`,
    ),
    ...when((isFleet ? lot : fleet) !== null, `is of a ${section}, but names the other's group`),
    ...when(!reportTypesOf(section).includes(type), `is no report of a ${section}`),
    ...when(!managers.some(({ id }) => id === createdBy), `there is no manager ${createdBy}`),
    ...when(days !== null && days.fromDaysAgo < days.toDaysAgo, 'its days end before they begin'),
    ...when(days !== null && days.toDaysAgo < 1, 'covers a day that is not over'),
    ...when(days !== null && schedule !== null, 'repeats days that do not move'),
    ...when(
      schedule !== null && schedule.startDaysAgo > createdOn.daysAgo,
      'was scheduled before it was created',
    ),
    ...when(
      schedule !== null && schedule.endDaysAgo !== null && schedule.endDaysAgo >= schedule.startDaysAgo,
      'its schedule ends before it begins',
    ),
    ...when(
      schedule !== null && (schedule.weekday !== null) !== (schedule.interval === 'week'),
      'has a weekday without being weekly, or is weekly without',
    ),
    ...when(
      schedule !== null && (schedule.dayOfMonth !== null) !== (schedule.interval === 'month'),
      'has a day of the month without being monthly, or is monthly without',
    ),
  ]
}

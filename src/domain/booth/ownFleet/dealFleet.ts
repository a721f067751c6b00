import type { FleetUser } from '#domain/people/user'
import type { Vehicle } from '#domain/vehicle/vehicle'
import {
  type DealtFleet,
  dealtFeed,
  dealtFleets,
  dealtInvoices,
  dealtManagers,
  dealtRecalls,
  dealtReports,
  dealtRules,
} from './dealtAccount'
import { type Drives, driveDealer, inOrder } from './dealtDrives'
import { hire } from './dealtPeople'
import { type Dealt, dealtVehicle, earlierMinutes, type KindWords, moreMiles } from './dealtVehicle'
import { dealDonors } from './donors'
import type { FleetDatasets } from './fleetDatasets'
import type { ProspectVehicle } from './prospects'

/** A company whose fleet is shown. */
export interface Prospect {
  company: string
  /** At least one. */
  vehicles: readonly ProspectVehicle[]
  /** In the language of the booth. */
  words: KindWords
  /** The calendar year, by which odometers are adjusted to model years. */
  currentYear: number
}

/** A generated fleet, and the donor of each of its vehicles. */
export interface DealtDatasets extends Omit<FleetDatasets, 'accounts'> {
  donors: ReadonlyMap<string, Vehicle>
}

/**
 * Generates the rows of a company's own fleet: its vehicles with the days, trips, drivers and events of
 * shipped vehicles, assigned by VIN, so that the same list always gives the same fleet (docs/decisions.md
 * D41; docs/booth.md B8). Odometers, levels, invoices, feed, rules and reports stay consistent with each
 * other.
 */
export function dealFleet(shipped: FleetDatasets, prospect: Prospect): DealtDatasets {
  const { company, vehicles: wanted, words, currentYear } = prospect
  const days = new Map(shipped.vehicleDays.map((row) => [row.id, row]))
  const hiring = hire(shipped)
  const dealt: Dealt[] = dealDonors(shipped, wanted).map((share, at) => {
    const id = `v-${at + 1}`
    return {
      ...share,
      id,
      driver: share.drives ? hiring.driverOf(share, id) : null,
      earlierMinutes: earlierMinutes(share.copy),
      moreMiles: moreMiles(share, days.get(share.donor.id), currentYear),
    }
  })
  const plates = new Set(shipped.vehicles.flatMap(({ licensePlate }) => Object.values(licensePlate)))
  const vehicles = dealt.map((one) => dealtVehicle(one, words, plates, currentYear))
  const groups = [...new Set(wanted.map(({ group }) => group))]
  const users = usersOf(shipped, dealt, groups)
  const byDonor = new Map(dealt.filter(({ copy }) => copy === 0).map((one) => [one.donor.id, one]))
  const fleet: DealtFleet = { byDonor, vehicles, users, groups }
  const recalls = dealtRecalls(shipped, fleet)
  return {
    ...drivesOf(shipped, dealt),
    vehicles,
    users,
    fleets: dealtFleets(shipped.fleets, groups),
    accountOverviews: shipped.accountOverviews.map((row) =>
      row.id === 'fleet' ? { ...row, name: company } : row,
    ),
    feedItems: dealtFeed(shipped.feedItems, fleet, recalls),
    recalls,
    customNotifications: dealtRules(shipped.customNotifications, fleet),
    reports: dealtReports(shipped, fleet),
    invoices: dealtInvoices(shipped.invoices, fleet),
    donors: new Map(dealt.map(({ id, donor }) => [id, donor])),
  }
}

function usersOf(shipped: FleetDatasets, dealt: readonly Dealt[], groups: readonly string[]): FleetUser[] {
  const { managers, waiting } = dealtManagers(shipped, groups)
  return [...dealt.flatMap(({ driver }) => driver ?? []), ...waiting, ...managers]
}

function drivesOf(shipped: FleetDatasets, dealt: readonly Dealt[]): Drives {
  const all = dealt.map(driveDealer(shipped))
  // The paths of a dealer's vehicles share the files of the fleet's.
  const paths = (name: 'pathsUs' | 'pathsCa' | 'pathsMx') => [
    ...all.flatMap((one) => one[name]),
    ...shipped[name].filter(({ vehicleId }) => !vehicleId.startsWith('v-')),
  ]
  return {
    vehicleDays: all.flatMap(({ vehicleDays }) => vehicleDays),
    trips: all.flatMap(({ trips }) => trips),
    cameraEvents: all.flatMap(({ cameraEvents }) => cameraEvents),
    expenses: inOrder(all.flatMap(({ expenses }) => expenses)),
    pathsUs: paths('pathsUs'),
    pathsCa: paths('pathsCa'),
    pathsMx: paths('pathsMx'),
  }
}

import type { FleetUser } from '#domain/people/user'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { chooseDonors, type Share } from './donors'
import type { FleetDatasets } from './fleetDatasets'
import {
  type GeneratedFleet,
  generatedFeed,
  generatedFleets,
  generatedInvoices,
  generatedManagers,
  generatedRecalls,
  generatedReports,
  generatedRules,
} from './generatedAccount'
import { type Drives, driveDealer, inOrder } from './generatedDrives'
import { hire } from './generatedPeople'
import {
  earlierMinutes,
  type GeneratedShare,
  generatedVehicle,
  type KindWords,
  modelInWords,
  moreMiles,
} from './generatedVehicle'
import type { ProspectVehicle } from './prospects'
import { placeCopies } from './stops'

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
export interface GeneratedDatasets extends Omit<FleetDatasets, 'accounts'> {
  donors: ReadonlyMap<string, Vehicle>
}

/** The shipped rows that vehicles and people are generated from. */
export type FleetSource = Pick<
  FleetDatasets,
  'vehicles' | 'users' | 'accounts' | 'vehicleDays' | 'feedItems' | 'trips'
>

/** What a fleet is generated with besides its shares. */
export interface FleetTerms {
  /** The model of a vehicle as it is shown. */
  modelOf: (share: Share) => string
  /** The calendar year, by which odometers are adjusted to model years. */
  currentYear: number
}

/**
 * Generates the rows of a company's own fleet: its vehicles with the days, trips, drivers and events of
 * shipped vehicles, assigned by VIN, so that the same list always gives the same fleet (docs/decisions.md
 * D41; docs/booth.md B8). Odometers, levels, invoices, feed, rules and reports stay consistent with each
 * other.
 */
export function generateFleet(
  shipped: FleetDatasets,
  { company, vehicles, words, currentYear }: Prospect,
): GeneratedDatasets {
  const modelOf = ({ vehicle }: Share) => modelInWords(vehicle.facts, words)
  return generateShares(shipped, chooseDonors(shipped, vehicles), company, { modelOf, currentYear })
}

/** The rows of a fleet whose vehicles were already dealt to donors, under a company's name. */
export function generateShares(
  shipped: FleetDatasets,
  shares: readonly Share[],
  company: string,
  terms: FleetTerms,
): GeneratedDatasets {
  const { generated, vehicles, users, groups } = generateVehicles(shipped, shares, terms)
  const byDonor = new Map(generated.filter(({ copy }) => copy === 0).map((one) => [one.donor.id, one]))
  const fleet: GeneratedFleet = { byDonor, vehicles, users, groups }
  const recalls = generatedRecalls(shipped, fleet)
  return {
    ...drivesOf(shipped, generated),
    vehicles,
    users,
    fleets: generatedFleets(shipped.fleets, groups),
    accountOverviews: shipped.accountOverviews.map((row) =>
      row.id === 'fleet' ? { ...row, name: company } : row,
    ),
    feedItems: generatedFeed(shipped.feedItems, fleet, recalls),
    recalls,
    customNotifications: generatedRules(shipped.customNotifications, fleet),
    reports: generatedReports(shipped, fleet),
    invoices: generatedInvoices(shipped.invoices, fleet),
    donors: new Map(generated.map(({ id, donor }) => [id, donor])),
  }
}

/** Vehicles and people alone, which is quick enough to follow a dial. */
export function generateVehicles(
  shipped: FleetSource,
  shares: readonly Share[],
  { modelOf, currentYear }: FleetTerms,
) {
  const days = new Map(shipped.vehicleDays.map((row) => [row.id, row]))
  const hiring = hire(shipped)
  const stopOf = placeCopies(shipped)
  const generated: GeneratedShare[] = shares.map((share, at) => {
    const id = `v-${at + 1}`
    return {
      ...share,
      id,
      driver: share.drives ? hiring.driverOf(share, id) : null,
      earlierMinutes: earlierMinutes(share.copy),
      moreMiles: moreMiles(share, days.get(share.donor.id), currentYear),
      stop: stopOf(share),
    }
  })
  const plates = new Set(shipped.vehicles.flatMap(({ licensePlate }) => Object.values(licensePlate)))
  const vehicles = generated.map((one) => generatedVehicle(one, modelOf(one), plates, currentYear))
  const inListOrder = generated.toSorted((a, b) => a.vehicle.line - b.vehicle.line)
  const groups = [...new Set(inListOrder.map(({ vehicle }) => vehicle.group))]
  return { generated, vehicles, users: usersOf(shipped, generated, groups), groups }
}

function usersOf(
  shipped: FleetSource,
  generated: readonly GeneratedShare[],
  groups: readonly string[],
): FleetUser[] {
  const { managers, waiting } = generatedManagers(shipped, groups)
  return [...generated.flatMap(({ driver }) => driver ?? []), ...waiting, ...managers]
}

function drivesOf(shipped: FleetDatasets, generated: readonly GeneratedShare[]): Drives {
  const all = generated.map(driveDealer(shipped))
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

import { estimateOf } from '#domain/account/estimate'
import { fleetLines } from '#domain/account/fleetLines'
import type { Invoice } from '#domain/account/invoice'
import type { FeedItem } from '#domain/notifications/feed'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import type { FleetUser } from '#domain/people/user'
import type { Report } from '#domain/reports/report'
import type { Fleet } from '#domain/vehicle/fleet'
import type { Recall } from '#domain/vehicle/recall'
import { UNKNOWN_MODEL, type Vehicle, type VehicleTag } from '#domain/vehicle/vehicle'
import type { FleetDatasets } from './fleetDatasets'
import { mailboxOf } from './generatedPeople'
import type { GeneratedShare } from './generatedVehicle'

/** The generated vehicles, for the rows that refer to them. */
export interface GeneratedFleet {
  /** By donor, only its first copy: the one that feed, rules and reports of the shipped fleet refer to. */
  byDonor: ReadonlyMap<string, GeneratedShare>
  vehicles: readonly Vehicle[]
  users: readonly FleetUser[]
  /** In the order of the list. */
  groups: readonly string[]
}

/** Maximum number of vehicles in a report of chosen vehicles. */
const CHOSEN = 4

/** A fleet for each group; the addresses of the shipped fleets are used in rotation. */
export function generatedFleets(shipped: readonly Fleet[], groups: readonly string[]): Fleet[] {
  const mailboxes = new Set<string>()
  return groups.flatMap((name, at) => {
    const fleet = shipped[at % shipped.length]
    if (!fleet) return []
    const box = mailboxOf(name).slice(0, MAX_MAILBOX)
    const mailbox = mailboxes.has(box) ? `${box}.${at + 1}` : box
    mailboxes.add(mailbox)
    const domain = fleet.businessEmail.split('@')[1] ?? ''
    return [{ ...fleet, id: `f-${at + 1}`, name, businessEmail: `${mailbox}@${domain}` }]
  })
}

/** Maximum length of a mailbox, so that the address fits its field. */
const MAX_MAILBOX = 40

/**
 * People of the account who do not drive: managers, assigned to the groups in rotation, and drivers without a
 * vehicle.
 */
export function generatedManagers(
  { users, vehicles }: Pick<FleetDatasets, 'users' | 'vehicles'>,
  groups: readonly string[],
) {
  const driving = new Set(vehicles.flatMap(({ driverId }) => driverId ?? []))
  const inGroup = (user: FleetUser, at: number): FleetUser => ({
    ...user,
    fleet: groups[at % groups.length] ?? user.fleet,
  })
  return {
    managers: users.filter(({ role }) => role !== 'driver').map(inGroup),
    waiting: users
      .filter(({ id, role, charts }) => role === 'driver' && !driving.has(id) && charts.length === 0)
      .map(inGroup),
  }
}

/** The feed items of the generated vehicles; dealer items are unchanged. */
export function generatedFeed(
  items: readonly FeedItem[],
  fleet: GeneratedFleet,
  recalls: readonly Recall[],
): FeedItem[] {
  let count = 0
  return items.flatMap((item) => {
    if (item.section !== 'fleet') return [item]
    const generated = fleet.byDonor.get(item.vehicleId)
    if (!generated || !isTrue(item, generated, recalls)) return []
    count += 1
    return [{ ...item, id: `ff-${count}`, vehicleId: generated.id, vehicle: generated.vehicle.name }]
  })
}

/** Whether an item still applies: a recall moves to another vehicle if its own was not generated. */
function isTrue({ event }: FeedItem, { vehicle }: GeneratedShare, recalls: readonly Recall[]): boolean {
  return (
    event.kind !== 'recall' || recalls.some(({ id, vin }) => id === event.recallId && vin === vehicle.vin)
  )
}

/** The recalls of the fleet: of the same vehicles if those were generated, otherwise of others; two if possible. */
export function generatedRecalls(shipped: FleetDatasets, fleet: GeneratedFleet): Recall[] {
  const recalled = new Set<string>()
  return shipped.recalls.map((recall) => {
    if (recall.account !== 'fleet') return recall
    const donor = shipped.vehicles.find(({ vin }) => vin === recall.vin)
    const own = fleet.vehicles.find(({ id }) => id === fleet.byDonor.get(donor?.id ?? '')?.id)
    const vehicle = own ?? otherOf(fleet.vehicles, recalled)
    if (!vehicle) return recall
    recalled.add(vehicle.id)
    const { vin, label, modelName } = vehicle
    return { ...recall, vin, label, makeModel: modelName }
  })
}

/** The last vehicle of a known make that is not recalled yet. */
function otherOf(vehicles: readonly Vehicle[], recalled: ReadonlySet<string>): Vehicle | undefined {
  const others = vehicles.filter(({ id }) => !recalled.has(id))
  return others.findLast(({ makeName }) => makeName !== UNKNOWN_MODEL) ?? others.at(-1) ?? vehicles.at(-1)
}

/** Rules for the vehicles that replace the shipped ones; for all vehicles if none of them was generated. */
export function generatedRules(
  rules: readonly NotificationRule[],
  fleet: GeneratedFleet,
): NotificationRule[] {
  const tags = tagsOf(fleet)
  return rules.map((rule) => {
    if (rule.section !== 'fleet' || rule.allVehicles) return rule
    const selectedVehicles = idsOf(rule.selectedVehicles, fleet)
    const selectedTags = rule.selectedTags.filter((tag) => tags.has(tag))
    const isForAll = selectedVehicles.length + selectedTags.length === 0
    return { ...rule, selectedVehicles, selectedTags, allVehicles: isForAll }
  })
}

/** Reports of the groups that replace the shipped fleets, limited to vehicles in them. */
export function generatedReports(
  shipped: Pick<FleetDatasets, 'reports' | 'fleets'>,
  fleet: GeneratedFleet,
): Report[] {
  const tags = tagsOf(fleet)
  const groupOf = (name: string | null): string | null => {
    const at = shipped.fleets.findIndex((one) => one.name === name)
    return name && (fleet.groups[Math.max(0, at) % fleet.groups.length] ?? null)
  }
  return shipped.reports.map((report) => {
    if (report.section !== 'fleet') return report
    const group = groupOf(report.fleet)
    const { vehicles: chosen } = report
    if (chosen.by === 'all') return { ...report, fleet: group }
    if (chosen.by === 'manual') {
      const own = fleet.vehicles.filter((one) => group === null || one.fleet === group)
      const vehicleIds = own.slice(0, CHOSEN).map(({ id }) => id)
      return { ...report, fleet: group, vehicles: { by: 'manual', vehicleIds } }
    }
    const there = chosen.tags.filter((tag) => tags.has(tag))
    // A report's name refers to the vehicles that it was made for.
    return there.length > 0
      ? { ...report, fleet: group, vehicles: { by: 'tags', tags: there } }
      : { ...report, fleet: group, name: null, vehicles: { by: 'all' } }
  })
}

/** Invoices of the fleet's accounts, for their number of vehicles. */
export function generatedInvoices(invoices: readonly Invoice[], fleet: GeneratedFleet): Invoice[] {
  return invoices.map((invoice) => {
    if (invoice.account === 'dealer') return invoice
    const lines = fleetLines(fleet, invoice.daysAgo)
    const amount = (region: 'us' | 'ca' | 'mx') => estimateOf(lines, region).totalCents / 100
    return { ...invoice, lines, amountUsd: { us: amount('us'), ca: amount('ca'), mx: amount('mx') } }
  })
}

const idsOf = (ids: readonly string[], { byDonor }: GeneratedFleet): string[] =>
  ids.flatMap((id) => byDonor.get(id)?.id ?? [])

const tagsOf = ({ vehicles }: GeneratedFleet): ReadonlySet<string> =>
  new Set<VehicleTag>(vehicles.flatMap(({ tags }) => tags))

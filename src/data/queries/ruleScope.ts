import type { Live } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import type { RuleScope } from '#domain/notifications/ruleScope'
import { DEALER_ROLES } from '#domain/people/accountUser'
import { modelText } from '#domain/vehicle/vehicle'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Vehicles and people that the rules of a section can select, sorted by name. */
export function useRuleScope(section: Section): Live<RuleScope> {
  return useLiveQuery(section === 'fleet' ? fleetScopeQuery : dealerScopeQuery)
}

const fleetScopeQuery = storedQuery(['vehicles', 'users'], async (db): Promise<RuleScope> => {
  const vehicles = await db.vehicles.orderBy('label').toArray()
  const users = await db.users.orderBy('name').toArray()
  const drivers = new Map(users.map(({ id, name }) => [id, name]))
  return {
    vehicles: vehicles.map((vehicle) => ({
      id: vehicle.id,
      label: vehicle.label,
      detail: drivers.get(vehicle.driverId ?? '') ?? modelText(vehicle),
      group: vehicle.fleet,
      tags: vehicle.tags,
    })),
    people: users.filter(({ role }) => role !== 'driver'),
  }
})

const dealerScopeQuery = storedQuery(['dealerVehicles', 'accounts'], async (db): Promise<RuleScope> => {
  const inventory = await db.dealerVehicles.toArray()
  const accounts = await db.accounts.toArray()
  return {
    vehicles: inventory
      .toSorted((a, b) => (a.label < b.label ? -1 : 1))
      .map(({ id, label, assignedDriver, makeName, modelName, trim, lot, tags }) => ({
        id,
        label,
        detail: assignedDriver ?? `${makeName} ${modelName} ${trim}`,
        group: lot,
        tags,
      })),
    people: accounts.filter(({ role }) => DEALER_ROLES.some((one) => one === role)),
  }
})

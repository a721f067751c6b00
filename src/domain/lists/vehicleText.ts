import type { Region } from '#domain/base/locale'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { ELECTRIC_WORDS, textMatcher } from './textSearch'

/**
 * Text that a search of fleet vehicles looks through: label, model, VIN, plate, driver, tags, what it runs on.
 * @param words what a list shows besides, in the visitor's language, such as status and fleet
 */
export function vehicleText(vehicle: DrivenVehicle, region: Region, words: readonly string[]): string {
  const { label, makeName, modelName, modelYear, vin, driverName, licensePlate, tags, details } = vehicle
  return [
    label,
    makeName,
    modelName,
    modelYear,
    vin,
    licensePlate[region],
    driverName ?? '',
    ...tags,
    ...(details.ev ? ELECTRIC_WORDS : []),
    ...words,
  ].join(' ')
}

/** The same of a dealer's inventory: stock number, VIN, label, model, driver, plate, and `words`. */
export function inventoryText(vehicle: DealerVehicle, region: Region, words: readonly string[]): string {
  const { stock, vin, label, makeName, modelName, trim, modelYear, assignedDriver, license } = vehicle
  return [
    stock,
    vin,
    label,
    makeName,
    modelName,
    trim,
    modelYear,
    assignedDriver ?? '',
    license?.[region] ?? '',
    ...(vehicle.details.ev ? ELECTRIC_WORDS : []),
    ...words,
  ].join(' ')
}

/** Vehicles in which every word of `query` occurs, case and accents apart; an empty query finds all. */
export function searchVehicles(
  vehicles: readonly DrivenVehicle[],
  query: string,
  region: Region,
): DrivenVehicle[] {
  const matches = textMatcher(query)
  return vehicles.filter((vehicle) => matches(vehicleText(vehicle, region, [])))
}

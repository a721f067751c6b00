import type { Region } from '#domain/base/locale'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { ELECTRIC_WORDS, textMatcher } from './textSearch'

/**
 * The text of a fleet vehicle for search: label, model, VIN, plate, driver, tags and drive.
 * @param words other texts in the list, in the visitor's language, such as status and fleet
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

/** The text of an inventory vehicle for search: stock number, VIN, label, model, driver, plate, and `words`. */
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

/** Vehicles that match every word of `query`, ignoring case and accents; an empty query matches all. */
export function searchVehicles(
  vehicles: readonly DrivenVehicle[],
  query: string,
  region: Region,
): DrivenVehicle[] {
  const matches = textMatcher(query)
  return vehicles.filter((vehicle) => matches(vehicleText(vehicle, region, [])))
}

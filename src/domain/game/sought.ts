import type { Region } from '../kiosk/locale'
import { seededRandom } from '../kiosk/seededRandom'
import { foldText } from '../lists/textSearch'
import { searchVehicles } from '../lists/vehicleText'
import type { DrivenVehicle } from '../vehicle/vehicle'
import { MAX_FOUND } from './challengeChecks'

const REGIONS: readonly Region[] = ['us', 'ca', 'mx']

/**
 * The vehicle that name-that-truck asks for (docs/game.md T5): its model name, searched, finds it with two
 * others at most, only of that model, and the same ones in every region. Null when no vehicle is so rare.
 */
export function soughtVehicle(vehicles: readonly DrivenVehicle[], seed: number): DrivenVehicle | null {
  const firsts = new Map<string, DrivenVehicle>()
  for (const vehicle of vehicles)
    if (!firsts.has(foldText(vehicle.modelName))) firsts.set(foldText(vehicle.modelName), vehicle)
  const rare = [...firsts.values()]
    .filter((vehicle) => isRare(vehicle, vehicles))
    // By name, so that the order of the rows does not change who is asked for.
    .sort((one, other) => (foldText(one.modelName) < foldText(other.modelName) ? -1 : 1))
  return rare.length === 0 ? null : seededRandom(seed).pick(rare)
}

function isRare({ modelName }: DrivenVehicle, vehicles: readonly DrivenVehicle[]): boolean {
  if (modelName.trim() === '') return false
  return REGIONS.every((region) => {
    const found = searchVehicles(vehicles, modelName, region)
    return found.length <= MAX_FOUND && found.every((vehicle) => vehicle.modelName === modelName)
  })
}

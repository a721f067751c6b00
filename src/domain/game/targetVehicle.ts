import { foldText } from '#domain/base/foldText'
import type { Region } from '#domain/base/locale'
import { seededRandom } from '#domain/base/seededRandom'
import { searchVehicles } from '#domain/lists/vehicleText'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { MAX_FOUND } from './challengeChecks'

const REGIONS: readonly Region[] = ['us', 'ca', 'mx']

/**
 * The vehicle that name-that-truck asks for (docs/game.md T5): a search for its model name finds it with at
 * most two others, only of that model, and the same ones in every region. Null if no vehicle is so rare.
 */
export function targetVehicle(vehicles: readonly DrivenVehicle[], seed: number): DrivenVehicle | null {
  const rare = rareVehicles(vehicles)
  return rare.length === 0 ? null : seededRandom(seed).pick(rare)
}

/** Cached by the loaded vehicles: a prompt asks at every render. */
const rareOf = new WeakMap<readonly DrivenVehicle[], readonly DrivenVehicle[]>()

/** A vehicle of each rare model, sorted by name, so that the order of the rows does not change the choice. */
function rareVehicles(vehicles: readonly DrivenVehicle[]): readonly DrivenVehicle[] {
  const known = rareOf.get(vehicles)
  if (known) return known
  const models = new Map(vehicles.toReversed().map((vehicle) => [foldText(vehicle.modelName), vehicle]))
  const rare = [...models]
    .filter(([, vehicle]) => isRare(vehicle, vehicles))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, vehicle]) => vehicle)
  rareOf.set(vehicles, rare)
  return rare
}

function isRare({ modelName }: DrivenVehicle, vehicles: readonly DrivenVehicle[]): boolean {
  if (modelName.trim() === '') return false
  return REGIONS.every((region) => {
    const found = searchVehicles(vehicles, modelName, region)
    return found.length <= MAX_FOUND && found.every((vehicle) => vehicle.modelName === modelName)
  })
}

import type { RuleBase } from './notificationRule'

type Watching = Pick<RuleBase, 'allVehicles' | 'selectedVehicles' | 'selectedTags'>

/** The vehicles of its section that a rule watches: all, the selected ones, or those with a tag (docs/firing.md F2). */
export function watchedVehicles<Vehicle extends { id: string; tags: readonly string[] }>(
  { allVehicles, selectedVehicles, selectedTags }: Watching,
  vehicles: readonly Vehicle[],
): readonly Vehicle[] {
  if (allVehicles) return vehicles
  const selected = new Set(selectedVehicles)
  const tags = new Set<string>(selectedTags)
  return vehicles.filter((vehicle) => selected.has(vehicle.id) || vehicle.tags.some((tag) => tags.has(tag)))
}

/** Selected vehicles that no longer exist. */
export function removedVehicles(
  { allVehicles, selectedVehicles }: Watching,
  vehicles: readonly { id: string }[],
): string[] {
  if (allVehicles) return []
  const known = new Set(vehicles.map(({ id }) => id))
  return selectedVehicles.filter((id) => !known.has(id))
}

import type { RuleTag } from './notificationRule'

/** A vehicle that a rule may watch. */
export interface WatchedVehicle {
  id: string
  label: string
  /** Who drives it, else what it is. */
  detail: string
  tags: readonly RuleTag[]
}

/** Somebody whom a rule may tell. */
export interface ToldPerson {
  id: string
  name: string
  email: string
}

/** What the rules of a section choose from: the fleet's vehicles and managers, or a dealer's. */
export interface RuleScope {
  vehicles: readonly WatchedVehicle[]
  people: readonly ToldPerson[]
}

/** How a rule says which vehicles it watches. */
export interface Watching {
  allVehicles: boolean
  selectedVehicles: readonly string[]
  selectedTags: readonly RuleTag[]
}

/** The vehicles of its section that a rule watches (docs/firing.md F2). */
export function watchedVehicles(
  { allVehicles, selectedVehicles, selectedTags }: Watching,
  vehicles: readonly WatchedVehicle[],
): WatchedVehicle[] {
  return vehicles.filter(
    ({ id, tags }) =>
      allVehicles || selectedVehicles.includes(id) || selectedTags.some((tag) => tags.includes(tag)),
  )
}

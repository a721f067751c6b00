import type { AnyTag } from '#domain/dealer/dealerVehicle'

/** A vehicle that a rule may watch. */
export interface WatchedVehicle {
  id: string
  label: string
  /** Who drives it, else what it is. */
  detail: string
  /** Its fleet, or a dealer's lot. */
  group: string
  tags: readonly AnyTag[]
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

import type { AnyTag } from '#domain/dealer/dealerVehicle'

export interface WatchedVehicle {
  id: string
  label: string
  /** Its driver, otherwise its model. */
  detail: string
  /** Its fleet or lot. */
  group: string
  tags: readonly AnyTag[]
}

/** A person whom a rule may notify. */
export interface NotifiedPerson {
  id: string
  name: string
  email: string
}

/** The vehicles and managers that the rules of a section can select. */
export interface RuleScope {
  vehicles: readonly WatchedVehicle[]
  people: readonly NotifiedPerson[]
}

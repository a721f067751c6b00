/** Fleets are identified by name. Two are shipped; visitors can add more. */
export type FleetName = string

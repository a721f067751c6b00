/** A fleet is known by its name. Two are shipped, visitors may make more. */
export type FleetName = string

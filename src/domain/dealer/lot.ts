/** A dealer's lots (docs/rules.md DI-18); each is a geofence of the same name. */
export const LOTS = ['Main Lot', 'Remote Lot', 'Courtesy Lot'] as const
export type Lot = (typeof LOTS)[number]

/** A dealer's lots, spec section 9; each is a geofence of the same name. */
export const LOTS = ['Main Lot', 'Remote Lot', 'Courtesy Lot'] as const
export type Lot = (typeof LOTS)[number]

/** Longitude and latitude in degrees, WGS 84 (docs/decisions.md D2). */
export type LngLat = [lng: number, lat: number]

/** Energy of a gallon of gasoline, kWh (US EPA), for miles per gallon equivalent. */
export const KWH_PER_GALLON = 33.7

/**
 * Miles per gallon, or per gallon equivalent of an electric vehicle, from a distance in miles and its
 * consumption in US gallons or kWh. Null without consumption.
 */
export function economyMpg(distanceMi: number, energy: number, ev: boolean): number | null {
  if (!(energy > 0)) return null
  return (distanceMi * (ev ? KWH_PER_GALLON : 1)) / energy
}

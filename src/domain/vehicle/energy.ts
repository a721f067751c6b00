/** Energy of a gallon of gasoline, kWh (US EPA): what miles per gallon equivalent are counted with. */
export const KWH_PER_GALLON = 33.7

/**
 * Miles per gallon, or per gallon equivalent of an electric vehicle, of a distance in miles and the
 * energy it took: US gallons, or kWh. Null without energy: nothing divides by nothing.
 */
export function economyMpg(distanceMi: number, energy: number, ev: boolean): number | null {
  if (!(energy > 0)) return null
  return (distanceMi * (ev ? KWH_PER_GALLON : 1)) / energy
}

import type { Charger } from './charger'

/** A charging network, from its stations. */
export interface ChargingNetwork {
  brand: string
  stations: number
  /** Whether a vehicle can pay there by its plug. */
  plugAndCharge: boolean
  /** US dollars per kWh at its ports. */
  cost: { lowest: number; highest: number }
}

/** The networks of these stations: those with plug and charge first, then by the number of stations. */
export function chargingNetworks(chargers: readonly Charger[]): ChargingNetwork[] {
  const brands = [...new Set(chargers.map(({ brand }) => brand))]
  return brands
    .map((brand) => {
      const own = chargers.filter((charger) => charger.brand === brand)
      const costs = own.flatMap(({ ports }) => ports.map(({ cost }) => cost))
      return {
        brand,
        stations: own.length,
        plugAndCharge: own.some(takesPlugAndCharge),
        cost: { lowest: Math.min(...costs), highest: Math.max(...costs) },
      }
    })
    .toSorted((a, b) => Number(b.plugAndCharge) - Number(a.plugAndCharge) || b.stations - a.stations)
}

/** Whether a vehicle can pay at a station by its plug. */
export function takesPlugAndCharge({ paymentMethods }: Pick<Charger, 'paymentMethods'>): boolean {
  return paymentMethods.includes('plugAndCharge')
}

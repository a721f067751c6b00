import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { OpeningHours } from './place'

export const PAYMENT_METHODS = ['card', 'app', 'membership', 'plugAndCharge'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Plugs; their names are the same in every language. */
export const PORT_TYPES = ['CCS', 'NACS', 'CHAdeMO', 'J1772'] as const
export type PortType = (typeof PORT_TYPES)[number]

export interface ChargerPort {
  available: boolean
  type: PortType
  /** kW. */
  rating: number
  /** US dollars a kWh; 0 is free. */
  cost: number
}

/** An EV charger (docs/rules.md EC-00). Brands are invented; addresses depend on the region. */
export interface Charger {
  /** `ch-N`. */
  id: string
  /** Whether its details can be opened. */
  clickable: boolean
  map: Record<Region, { icon: 'charger'; position: LngLat }>
  brand: string
  name: Record<Region, string>
  location: Record<Region, string>
  hours: OpeningHours
  paymentMethods: PaymentMethod[]
  phone: Record<Region, string>
  website: string
  /** The network does not report which ports are free; `available` must not be shown. */
  unknown: boolean
  ports: ChargerPort[]
}

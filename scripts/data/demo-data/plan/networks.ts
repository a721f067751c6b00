import type { PaymentMethod } from '#domain/places/charger'

/** An invented network: what its stations have in common. */
export interface Network {
  brand: string
  website: string
  paymentMethods: PaymentMethod[]
  /** US dollars a kWh, fast and slow. */
  fastCost: number
  slowCost: number
}

export const VOLTWAY: Network = {
  brand: 'Voltway',
  website: 'https://voltway.example',
  paymentMethods: ['card', 'app', 'plugAndCharge'],
  fastCost: 0.49,
  slowCost: 0.28,
}
export const AMP_AND_GO: Network = {
  brand: 'Amp & Go',
  website: 'https://amp-and-go.example',
  paymentMethods: ['app', 'membership', 'plugAndCharge'],
  fastCost: 0.44,
  slowCost: 0.25,
}
export const CITY: Network = {
  brand: 'Civic Charge',
  website: 'https://civic-charge.example',
  paymentMethods: ['card', 'membership'],
  fastCost: 0.39,
  slowCost: 0,
}

/** The fleet's own charger stands in the depot's yard, and its slow ports cost what the power does. */
export const DEPOT_NETWORK: Network = { ...VOLTWAY, slowCost: 0.14 }

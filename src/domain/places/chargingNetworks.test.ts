import { expect, it } from 'vitest'
import type { Charger } from './charger'
import { chargingNetworks } from './chargingNetworks'

const charger = (brand: string, cost: number, paymentMethods: Charger['paymentMethods']) =>
  ({ brand, paymentMethods, ports: [{ available: true, type: 'CCS', rating: 150, cost }] }) as Charger

it('has each brand once, those that a vehicle can pay at by its plug first', () => {
  const networks = chargingNetworks([
    charger('City', 0, ['card']),
    charger('City', 0.39, ['card']),
    charger('Volt', 0.49, ['card', 'plugAndCharge']),
  ])
  expect(networks).toEqual([
    { brand: 'Volt', stations: 1, plugAndCharge: true, cost: { lowest: 0.49, highest: 0.49 } },
    { brand: 'City', stations: 2, plugAndCharge: false, cost: { lowest: 0, highest: 0.39 } },
  ])
})

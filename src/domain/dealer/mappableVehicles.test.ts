import { expect, it } from 'vitest'
import { aDealerVehicle } from '#domain/testing/dealerVehicle'
import { aVehicle, SILENT } from '#domain/testing/vehicle'
import { mappableVehicles, movingCount } from './mappableVehicles'

const parked = aVehicle({ id: 'v-1' })
const map = parked.details.map
const drives = { ...map.ca, speedMph: 30 }

it('leaves out vehicles with location masking or without a position', () => {
  const masked = aVehicle({ id: 'v-2' }, { isLocationMasked: true })
  const silent = aVehicle({ id: 'v-3', status: 'nonConnected' }, SILENT)
  const coming = aDealerVehicle({ id: 'd-1', stockStatus: 'inTransit' }, { fuel: null })
  const inStock = aDealerVehicle({ id: 'd-2' })
  const placed = mappableVehicles([parked, masked, silent, coming, inStock], 'us')
  expect(placed.map(({ id }) => id)).toEqual(['v-1', 'd-2'])
})

it('counts the vehicles that move in the region', () => {
  const moving = aVehicle({ id: 'v-4' }, { map: { ...map, ca: drives } })
  const masked = aVehicle({ id: 'v-5' }, { isLocationMasked: true, map: { ...map, ca: drives } })
  expect(movingCount(mappableVehicles([parked, moving, masked], 'ca'))).toBe(1)
  expect(movingCount(mappableVehicles([parked, moving, masked], 'us'))).toBe(0)
})

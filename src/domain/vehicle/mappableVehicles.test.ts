import { expect, it } from 'vitest'
import { aVehicle, SILENT } from '#domain/testing/vehicle'
import { mappableFleet, movingCount } from './mappableVehicles'

const parked = aVehicle({ id: 'v-1' })
const map = parked.details.map
const drives = { ...map.ca, speedMph: 30 }

it('leaves out vehicles with location masking or without a position', () => {
  const masked = aVehicle({ id: 'v-2' }, { isLocationMasked: true })
  const silent = aVehicle({ id: 'v-3', status: 'nonConnected' }, SILENT)
  expect(mappableFleet([parked, masked, silent], 'us').map(({ id }) => id)).toEqual(['v-1'])
})

it('counts the vehicles that move in the region', () => {
  const moving = aVehicle({ id: 'v-4' }, { map: { ...map, ca: drives } })
  const masked = aVehicle({ id: 'v-5' }, { isLocationMasked: true, map: { ...map, ca: drives } })
  expect(movingCount(mappableFleet([parked, moving, masked], 'ca'))).toBe(1)
  expect(movingCount(mappableFleet([parked, moving, masked], 'us'))).toBe(0)
})

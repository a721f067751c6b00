import { describe, expect, it } from 'vitest'
import { aVehicle, SILENT } from '#domain/testing/vehicle'
import { unplacedReason, vehicleTone } from './vehiclePlace'

describe('a vehicle on the map', () => {
  it('is placed while it reports', () => expect(unplacedReason(aVehicle())).toBeNull())

  it('is not placed with location masking, whatever it reports', () =>
    expect(unplacedReason(aVehicle({}, { isLocationMasked: true, ...SILENT }))).toBe('masked'))

  it('is not placed while it reports nothing', () =>
    expect(unplacedReason(aVehicle({}, SILENT))).toBe('silent'))

  it.each([
    ['moving', aVehicle(), 30],
    ['parked', aVehicle(), 0],
    ['alert', aVehicle({ health: 'high' }), 30],
    ['silent', aVehicle({}, SILENT), 0],
  ] as const)('looks %s', (tone, vehicle, mph) => expect(vehicleTone(vehicle, mph)).toBe(tone))
})

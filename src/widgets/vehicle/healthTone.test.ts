import { expect, it } from 'vitest'
import { aVehicle, SILENT } from '../../domain/testing/vehicle'
import { healthTone } from './healthTone'

it.each([
  ['unk', aVehicle({ health: 'high' }, SILENT)],
  ['high', aVehicle({ health: 'high' })],
  ['med', aVehicle({ health: 'medium' })],
  ['ok', aVehicle()],
] as const)('the color of health is %s', (tone, vehicle) => expect(healthTone(vehicle)).toBe(tone))

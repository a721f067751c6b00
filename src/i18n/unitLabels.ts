import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Units after a number; one form for each language (docs/decisions.md Q22). */
export const UNIT_LABELS = {
  miles: msg({ id: 'unit.miles', message: 'mi' }),
  kilometers: msg({ id: 'unit.kilometers', message: 'km' }),
  squareMiles: msg({ id: 'unit.squareMiles', message: 'mi²' }),
  squareKilometers: msg({ id: 'unit.squareKilometers', message: 'km²' }),
  acres: msg({ id: 'unit.acres', message: 'acres' }),
  hectares: msg({ id: 'unit.hectares', message: 'ha' }),
  milesPerHour: msg({ id: 'unit.milesPerHour', message: 'mph' }),
  kilometersPerHour: msg({ id: 'unit.kilometersPerHour', message: 'km/h' }),
  gallons: msg({ id: 'unit.gallons', message: 'gal' }),
  liters: msg({ id: 'unit.liters', message: 'L' }),
  mpg: msg({ id: 'unit.mpg', message: 'mpg' }),
  litersPer100Km: msg({ id: 'unit.litersPer100Km', message: 'L/100 km' }),
  mpgEquivalent: msg({ id: 'unit.mpgEquivalent', message: 'MPGe' }),
  litersEquivalentPer100Km: msg({ id: 'unit.litersEquivalentPer100Km', message: 'Le/100 km' }),
  kilowattHours: msg({ id: 'unit.kilowattHours', message: 'kWh' }),
  psi: msg({ id: 'unit.psi', message: 'psi' }),
  percent: msg({ id: 'unit.percent', message: '%' }),
  per100Miles: msg({ id: 'unit.per100Miles', message: '/100 mi' }),
  per100Kilometers: msg({ id: 'unit.per100Kilometers', message: '/100 km' }),
  hours: msg({ id: 'unit.hours', message: 'h' }),
  minutes: msg({ id: 'unit.minutes', message: 'min' }),
} satisfies Record<string, MessageDescriptor>

import { expect, it } from 'vitest'
import { RULE_TYPES, ruleTypeOf } from './ruleType'

it.each<[string | undefined, number | null]>([
  ['1', RULE_TYPES.diagnostics],
  ['8', RULE_TYPES.geofence],
  ['12', RULE_TYPES.drivingLimit],
  ['2', null],
  ['08', null],
  ['geofence', null],
  ['constructor', null],
  [undefined, null],
])('an address of type %s leads to the editor of %s', (address, type) => {
  expect(ruleTypeOf(address)).toBe(type)
})

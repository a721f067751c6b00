import { expect, it } from 'vitest'
import { editedRuleType, RULE_TYPES } from './ruleType'

it.each<[string | undefined, number | null]>([
  ['8', RULE_TYPES.geofence],
  ['7', null],
  ['08', null],
  ['geofence', null],
  [undefined, null],
])('an address of type %s leads to the editor of %s', (address, type) => {
  expect(editedRuleType(address)).toBe(type)
})

import { expect, it } from 'vitest'
import { makeNumbers } from '../../i18n/numbers'
import { behaviorDelta } from './behaviorDelta'

const { signedPercent } = makeNumbers('en')

it('is good when the value improves, bad when it gets worse, and a distance is neither', () => {
  const formats = { system: 'imperial' as const, signedPercent }
  expect(behaviorDelta('distance', 12, formats)).toEqual({ text: '+12%', direction: 'up', good: null })
  expect(behaviorDelta('consumption', 12, formats)).toEqual({ text: '+12%', direction: 'up', good: false })
})

it('reverses fuel economy in liters per 100 km, where fewer are better', () => {
  const formats = { system: 'metric' as const, signedPercent }
  expect(behaviorDelta('economy', 25, formats)).toEqual({ text: '-20%', direction: 'down', good: true })
})

it('has no direction where it reads 0%', () => {
  const formats = { system: 'imperial' as const, signedPercent }
  expect(behaviorDelta('distance', -0.04, formats)).toMatchObject({ text: '0%', direction: 'same' })
})

it('is unknown without an earlier value', () => {
  expect(behaviorDelta('distance', null, { system: 'imperial', signedPercent })).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { distanceMi } from '#domain/geo/measure'
import { cities } from '../base/sources'
import { MONTERREY_QUARTERS } from './monterreyQuarters'
import { TORONTO_QUARTERS } from './torontoQuarters'

describe.each([
  ['Toronto', TORONTO_QUARTERS],
  ['Monterrey', MONTERREY_QUARTERS],
] as const)('the quarters of %s', (_, quarters) => {
  it('are named once: the continent names the towns', () => {
    const towns = cities(20_000).filter(({ at }) => distanceMi(at, quarters[0].position) < 30)
    const names = [...towns, ...quarters].map(({ name }) =>
      name.normalize('NFD').replace(/\p{Diacritic}/gu, ''),
    )
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

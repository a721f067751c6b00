import { describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/base/seededRandom'
import { englishNames, spanishNames } from './names'

const first = (count: number, name: () => string): string[] => Array.from({ length: count }, () => name())

describe('invented street names', () => {
  it('agree in Spanish with the plant, bird or stone that they are of', () => {
    const names = first(2000, spanishNames(seededRandom(1)))
    expect(names.some((name) => name.includes(' Amapola Blanca'))).toBe(true)
    expect(names.some((name) => name.includes(' Nogal Blanco'))).toBe(true)
    expect(names.filter((name) => / (Amapola|Perdiz|Encinos) (Alto|Bajo|Claro|Nuevo)$/.test(name))).toEqual(
      [],
    )
  })

  it('are not those that streets of Toronto have', () => {
    const names = first(4000, englishNames(seededRandom(1)))
    expect(names.filter((name) => /^(Willowdale|Maplewood|Brookfield) /.test(name))).toEqual([])
    expect(new Set(names).size).toBe(4000)
  })
})

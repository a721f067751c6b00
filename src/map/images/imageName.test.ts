import { describe, expect, it } from 'vitest'
import { type ImageSpec, imageName, parseImageName } from './imageName'

describe('names of pictures', () => {
  const specs: ImageSpec[] = [
    { kind: 'vehicle', tone: 'alert', selected: true },
    { kind: 'tip', text: 'Unité {7} : "Nord"' },
    { kind: 'dot', dot: 'hardBraking', selected: false, num: 3 },
  ]

  it('say all that is needed to draw them', () => {
    for (const spec of specs) expect(parseImageName(imageName(spec))).toEqual(spec)
  })

  it('do not begin or end as a token of the style would', () => {
    for (const spec of specs) expect(imageName(spec)).toMatch(/^[^{].*[^}]$/)
  })

  it('of others are left alone', () => {
    expect(parseImageName('arrow')).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { FOOTER_BAR } from '#domain/device/navigation'
import type { NavHint } from '../../../state/navHint'
import { isHintedBy, isHintedByMenu } from './footerHint'

describe('where a hint glows on a narrow screen', () => {
  it.each<[NavHint, string[]]>([
    [6, ['Home']],
    [1, ['Vehicles']],
    ['bell', ['Notifications']],
    [5, []],
  ])('%s is at %j of the footer bar, and otherwise at the menu', (hint, names) => {
    expect(FOOTER_BAR.filter(({ target }) => isHintedBy(hint, target)).map(({ name }) => name)).toEqual(names)
    expect(isHintedByMenu(hint)).toBe(names.length === 0)
  })

  it('is nowhere without one', () => {
    expect(FOOTER_BAR.some(({ target }) => isHintedBy(null, target))).toBe(false)
    expect(isHintedByMenu(null)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { isCurrent, labelOf, navEntries, openGroups, startGroups } from './navEntries'

describe('the entries of the navigation', () => {
  it('link to their numeric ids', () => {
    const links = navEntries({ fleets: true }).flatMap((entry) =>
      entry.kind === 'link' ? [entry.link.to] : entry.links.map(({ to }) => to),
    )
    expect(links).toEqual(['/6', '/0', '/1', '/4', '/5', '/3', '/9', '/2', '/7', '/10', '/8'])
  })

  it('name the group Inventory in dealer mode', () => {
    const group = navEntries({ fleets: false }).find((entry) => entry.kind === 'group')
    expect(group?.kind === 'group' && group.label).toEqual(labelOf('inventoryManagement'))
  })

  it('mark a list as current at its details, and nothing else', () => {
    expect(isCurrent('/1', '/1/detail/v-1')).toBe(true)
    expect(isCurrent('/1', '/10')).toBe(false)
    expect(isCurrent('/1', '/11')).toBe(false)
  })

  it('mark Home at each of its three addresses', () => {
    for (const address of ['/6', '/home', '/essentials']) expect(isCurrent('/6', address)).toBe(true)
    expect(isCurrent('/home', '/6')).toBe(true)
    expect(isCurrent('/6', '/0')).toBe(false)
  })

  it('open the group of the current address and keep what the visitor opened', () => {
    expect([...openGroups(new Set(), '/3')]).toEqual([11])
    expect([...openGroups(new Set([13]), '/2')].toSorted()).toEqual([12, 13])
    expect([...openGroups(new Set([13]), '/0')]).toEqual([13])
  })

  it('start with all groups open in a run, and elsewhere with that of the fleet and that of the current address', () => {
    expect([...startGroups({ fleets: true }, '/home', true)]).toEqual([11, 12, 13, 14])
    expect([...startGroups({ fleets: true }, '/7', false)]).toEqual([11, 12])
    expect([...startGroups({ fleets: false }, '/0', true)]).toEqual([11, 12, 13])
  })

  it('always have a label', () => {
    expect(() => labelOf('nonsense')).toThrow('nonsense')
  })
})

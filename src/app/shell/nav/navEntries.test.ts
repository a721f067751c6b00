import { describe, expect, it } from 'vitest'
import { labelOf, navEntries, openGroups, startGroups } from './navEntries'

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

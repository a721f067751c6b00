import { describe, expect, it } from 'vitest'
import { backLink, currentGroup, isCurrent, visibleNavigation } from './navigation'

const namesIn = (fleets: boolean) =>
  visibleNavigation(fleets).flatMap((item) => [
    item.name,
    ...(item.children ?? []).map((entry) => entry.name),
  ])

describe('navigation', () => {
  it('has its order in fleet mode (docs/rules.md SH-02)', () => {
    expect(namesIn(true)).toEqual([
      ...['Home', 'Map', 'Fleet Management', 'Vehicles', 'Performance', 'Reports', 'Expenses', 'Fleets'],
      ...['Account Management', 'Users', 'Settings', 'Finance & Billing', 'Subscriptions'],
      ...['Business Solutions', 'Add-on Solutions'],
    ])
  })
  it('hides fleet-only items from a dealer', () => {
    const hidden = ['Home', 'Expenses', 'Fleets', 'Business Solutions', 'Add-on Solutions']
    const shown = namesIn(false)
    expect(hidden.filter((name) => shown.includes(name))).toEqual([])
  })
  it('expands the group of the current address, /11 counting as group 11 (docs/decisions.md Q15)', () => {
    expect(['/1/detail/v-1', '/7', '/10', '/8', '/11', '/0', '/welcome'].map(currentGroup)).toEqual([
      ...[11, 12, 13, 14, 11],
      ...[null, null],
    ])
  })
  it('leads back from detail and set pages to their list, 3 to Managers as written (docs/decisions.md Q2)', () => {
    expect(
      ['/1/detail/v-1', '/2/detail/u-1', '/3/detail/1', '/7/set', '/8/detail/ivc', '/4/events/v-1'].map(
        (path) => backLink(path)?.titleKey,
      ),
    ).toEqual(['vehicles', 'users', 'managers', 'settings', 'addOns', undefined])
  })
  it('leads back from the rooms of Performance', () => {
    expect(['/4', '/4/events', '/4/camera-statuses', '/4/vehicle-ignition'].map(backLink)).toEqual([
      null,
      ...Array.from({ length: 3 }, () => ({ to: '/4', titleKey: 'performance' })),
    ])
  })
})

describe('the current item', () => {
  it('is a list at its details too, and nothing else', () => {
    expect(isCurrent('/1', '/1/detail/v-1')).toBe(true)
    expect(isCurrent('/1', '/10')).toBe(false)
    expect(isCurrent('/1', '/11')).toBe(false)
  })

  it('is Home at each of its three addresses', () => {
    for (const address of ['/6', '/home', '/essentials']) expect(isCurrent('/6', address)).toBe(true)
    expect(isCurrent('/home', '/6')).toBe(true)
    expect(isCurrent('/6', '/0')).toBe(false)
  })
})

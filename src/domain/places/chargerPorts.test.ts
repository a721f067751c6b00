import { describe, expect, it } from 'vitest'
import { portGroups, websiteLabel } from './chargerPorts'

describe('the ports of a charger', () => {
  it('are counted by plug, rating and price, and how many are free', () => {
    const ccs = { type: 'CCS', rating: 150, cost: 0.49 } as const
    expect(
      portGroups([
        { ...ccs, available: true },
        { type: 'NACS', rating: 250, cost: 0.49, available: false },
        { ...ccs, available: false },
        { ...ccs, rating: 50, available: true },
      ]),
    ).toEqual([
      { ...ccs, count: 2, available: 1 },
      { type: 'NACS', rating: 250, cost: 0.49, count: 1, available: 0 },
      { ...ccs, rating: 50, count: 1, available: 1 },
    ])
  })
})

describe('the website of a charger', () => {
  it.each([
    ['https://voltway.example', 'voltway.example'],
    ['http://voltway.example/map/', 'voltway.example/map'],
  ])('%s reads %s', (website, shown) => expect(websiteLabel(website)).toBe(shown))

  it.each(['javascript:alert(1)', 'ftp://voltway.example', '', 'https://'])('%j is not shown', (website) =>
    expect(websiteLabel(website)).toBeNull(),
  )
})

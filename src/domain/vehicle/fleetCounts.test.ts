import { expect, it } from 'vitest'
import type { Fleet } from './fleet'
import { countFleets } from './fleetCounts'

it('counts vehicles, drivers and managers of each fleet, none in an empty one', () => {
  const fleet = (name: string) => ({ name }) as Fleet
  const users = [
    { fleet: 'North', role: 'driver' as const },
    { fleet: 'North', role: 'manager' as const },
    { fleet: 'North', role: 'fleetManager' as const },
    { fleet: 'South', role: 'driver' as const },
  ]
  const vehicles = [{ fleet: 'North' }, { fleet: 'North' }, { fleet: 'South' }]
  expect(countFleets(['North', 'South', 'New'].map(fleet), vehicles, users)).toMatchObject([
    { name: 'North', vehicles: 2, drivers: 1, managers: 2 },
    { name: 'South', vehicles: 1, drivers: 1, managers: 0 },
    { name: 'New', vehicles: 0, drivers: 0, managers: 0 },
  ])
})

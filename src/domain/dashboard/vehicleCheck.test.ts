import { describe, expect, it } from 'vitest'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { aVehicle } from '#domain/testing/vehicle'
import { dashboardFigures } from './dashboard'
import { checkList } from './vehicleCheck'

const free = aVehicle(
  { id: 'v-1', driverId: null, driverName: null },
  { notifications: [{ kind: 'checkOut', minutesAgo: 90 }] },
)
const taken = aVehicle(
  { id: 'v-2' },
  {
    notifications: [
      { kind: 'trip', minutesAgo: 5 },
      { kind: 'checkOut', minutesAgo: 90 },
    ],
  },
)
const inventory = ['d-1', 'd-2'].map(
  (id, at) => ({ id, assignedDriver: at === 1 ? 'Peter Oyelaran' : null, details: {} }) as DealerVehicle,
)

describe('the vehicle check', () => {
  it('lists checked-out vehicles first, with driver and time', () => {
    const [first, second] = checkList([free, taken])
    expect(first).toMatchObject({
      id: 'v-2',
      checkedOut: true,
      driverName: 'Luis Mendoza',
      sinceMinutesAgo: 90,
    })
    expect(second).toMatchObject({ id: 'v-1', checkedOut: false, driverName: null, sinceMinutesAgo: null })
  })

  it('has as many checked-out vehicles as the dashboard counts', () => {
    const out = (rows: { checkedOut: boolean }[]) => rows.filter(({ checkedOut }) => checkedOut).length
    expect(out(checkList([free, taken]))).toBe(dashboardFigures([free, taken]).checkedOutVehicles)
    expect(out(checkList(inventory))).toBe(dashboardFigures(inventory).checkedOutVehicles)
  })

  it('has the dealer’s driver by name', () => {
    expect(checkList(inventory)[0]).toMatchObject({ id: 'd-2', driverName: 'Peter Oyelaran' })
  })
})

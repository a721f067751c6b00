import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { DatasetName } from '../../../../src/data/schemas/datasetStores'
import { DATASETS } from '../../../../src/data/schemas/datasets'
import { committedRows } from '../testing/committedRows'

const DATA = committedRows()

/** Where the schema finds fault with a dataset's row that has another value at a dotted path. */
function faults(name: DatasetName, at: number, path: string, value: unknown): string {
  const row: unknown = structuredClone(DATA[name][at])
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce<unknown>((found, key) => Reflect.get(Object(found), key), row)
  Reflect.set(Object(holder), last, value)
  const { issues } = v.safeParse(DATASETS[name].schema, row)
  return (issues ?? []).map((issue) => v.getDotPath(issue)).join()
}

/** Index of the first row that fits. */
const indexOf = <Key extends DatasetName>(
  name: Key,
  fits: (row: (typeof DATA)[Key][number]) => boolean,
): number => (DATA[name] as (typeof DATA)[Key][number][]).findIndex(fits)
const eventAt = (kind: string): number => indexOf('feedItems', ({ event }) => event.kind === kind)
const circle = indexOf('geofences', ({ area }) => area.us.type === 'Circle')
const polygon = indexOf('geofences', ({ area }) => area.us.type === 'Polygon')

describe('a schema finds the fault, and there alone', () => {
  it.each<[DatasetName, number, path: string, value: unknown]>([
    ['userSettings', 0, 'id', 'other'],
    ['userSettings', 0, 'language', 'de'],
    ['userSettings', 0, 'hourCycle', 'h25'],
    ['userSettings', 0, 'dateFormat', 'dd'],
    ['userSettings', 0, 'units', 'nautical'],
    ['feedItems', 0, 'id', 'f-1'],
    ['feedItems', 0, 'section', 'both'],
    ['feedItems', 0, 'vehicleId', 'x-1'],
    ['feedItems', 0, 'driverId', 'm-1'],
    ['feedItems', 0, 'minutesAgo', -1441],
    ['feedItems', eventAt('trip'), 'event.info.score', 101],
    ['feedItems', eventAt('trip'), 'event.breakdown.hardBrake', -1],
    ['feedItems', eventAt('oil'), 'event.oilLife', 101],
    ['feedItems', eventAt('tire'), 'event.wheel', 'spare'],
    ['feedItems', eventAt('charging'), 'event.state', 'slow'],
    ['feedItems', eventAt('speeding'), 'event.percent', 0],
    ['feedItems', eventAt('other'), 'event.title', 'Start Vehicle'],
    ['feedItems', eventAt('other'), 'event.category', 'Commands'],
    ['feedItems', eventAt('cameraOn'), 'event.extra', 1],
    ['feedItems', eventAt('cameraOn'), 'event.kind', 'cameraBroken'],
    ['announcements', 0, 'title.fr-CA', ''],
    ['announcements', 0, 'body.en', 'x'.repeat(401)],
    ['announcements', 0, 'link', 'https://elsewhere.example'],
    ['announcements', 0, 'publishedAt.minuteOfDay', 1440],
    ['geofences', circle, 'area.us.radiusMi', 0],
    ['geofences', polygon, 'area.mx.type', 'Blob'],
    ['geofences', polygon, 'boundary', 'oval'],
    ['recalls', 0, 'vin', '1M8GDM9A0KP04278'],
    ['recalls', 0, 'type', 'Product Safety'],
    ['notificationRows', 0, 'id', 'nothing'],
    ['notificationRows', 0, 'desc.es-MX', ''],
    ['eventSettings', 0, 'subscription.invoiceReady', 1],
    ['customNotifications', 0, 'id', '0'],
    ['customNotifications', 0, 'type', 4],
    ['customNotifications', 0, 'selectedManagers.0', 'u-1'],
    ['customNotifications', 0, 'geofence.days.monday', 'yes'],
    ['customNotifications', 0, 'geofence.time.end', 1440],
    ['customNotifications', 0, 'maintenanceConditions.time.recurrance.unit', 'years'],
    ['customNotifications', 0, 'drivingLimit.per', 'year'],
    ['customNotifications', 0, 'toggles.seatbelt', null],
    ['reports', 0, 'type', 'everything'],
    ['reports', 0, 'vehicles.tags', []],
    ['reports', 0, 'schedule.repeatEvery', 0],
    ['reports', 0, 'createdBy', 'u-1'],
    ['invoices', 0, 'amountUsd.ca', -1],
    ['invoices', 1, 'download', '../secret.pdf'],
    ['billing', 0, 'cardNumber', '4111 1111 1111 1111'],
    ['billing', 0, 'billingEmail', 'somebody@gmail.com'],
    ['accountOverviews', 0, 'phone.mx', ''],
    ['places', 0, 'kind', 'bar'],
    ['places', 1, 'hours.closedOn.0', 'someday'],
    ['chargers', 0, 'website', 'http://voltway.example'],
    ['chargers', 0, 'ports', []],
    ['chargers', 0, 'ports.0.type', 'Schuko'],
    ['chargers', 0, 'paymentMethods', []],
    ['dealerVehicles', 0, 'id', 'v-1'],
    ['dealerVehicles', 0, 'tags', []],
    ['dealerVehicles', 0, 'condition', 'New'],
    ['dealerVehicles', 0, 'stock', '44'],
    ['dealerVehicles', 0, 'vin', '1M8GDM9A0KP042788'],
    ['dealerVehicles', 0, 'health', 'low'],
    ['dealerVehicles', 0, 'lot', 'Back Lot'],
    ['dealerVehicles', 0, 'color', 'pink'],
    ['dealerVehicles', 0, 'chargeLevel', 101],
    ['dealerVehicles', 0, 'details.map.us.rotationDeg', 360],
    ['dealerVehicles', 0, 'details.deliveryDate.minuteOfDay', -1],
    ['dealerTrips', 0, 'vehicleId', 'v-1'],
    ['dealerTrips', 0, 'map.ca.end.1', 91],
    ['dealerTrips', 0, 'zoom', 21],
  ])('%s %i: %s = %j', (name, at, path, value) => {
    expect(at).toBeGreaterThanOrEqual(0)
    expect(faults(name, at, path, value)).toBe(path)
  })

  it('an area that crosses itself', () => {
    const corners = [
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
      [0, 0],
    ]
    expect(faults('geofences', polygon, 'area.us.coordinates', [corners])).toBe('area.us.coordinates.0')
  })

  it('an area that does not close', () => {
    const corners = [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ]
    expect(faults('geofences', polygon, 'area.us.coordinates', [corners])).toBe('area.us.coordinates.0')
  })
})

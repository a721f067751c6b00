import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Geofence, GeofenceArea } from '#domain/geofence/geofence'
import { fenceOf, type GeofenceRule, type NotificationRule } from '#domain/notifications/notificationRule'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { dropVisitorChanges } from '../core/visitorChanges'
import { deleteNotification, type FenceChoice, saveGeofenceRule } from './notificationRules'

const circle = (radiusMi: number): GeofenceArea => ({ type: 'Circle', center: [-87.7, 41.85], radiusMi })
const everywhere = <T>(value: T) => ({ us: value, ca: value, mx: value })
const shipped: Geofence = {
  id: 'g-9',
  section: 'fleet',
  boundary: 'radius',
  name: everywhere('Depot'),
  area: everywhere(circle(0.25)),
}
const texts = (text: string) => ({ en: text, 'es-MX': text, 'fr-CA': text })
const rule = (name: string): Omit<GeofenceRule, 'id' | 'type'> & typeof RULE_DEFAULTS => ({
  ...RULE_DEFAULTS,
  name: texts(name),
  lastUpdated: { daysAgo: 0, minuteOfDay: 600 },
})
const drawn = (radiusMi: number): FenceChoice => ({
  drawn: { section: 'fleet', boundary: 'radius', name: 'Mine', area: circle(radiusMi) },
  region: 'us',
})
const SHIPPED_RULES: NotificationRule[] = [
  { ...rule('Speed'), id: '12', type: RULE_TYPES.driverBehavior },
  { ...rule('Left'), id: '4', type: RULE_TYPES.geofence, geofence: { ...rule('').geofence, mapId: 'g-9' } },
]
const rules = () => withDatabase((db) => db.customNotifications.toArray())
const fences = () => withDatabase((db) => db.geofences.toArray())
const fence = (id: string) => withDatabase((db) => db.geofences.get(id))

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await withDatabase(async (db) => {
    await db.geofences.put(shipped)
    await db.customNotifications.bulkPut(SHIPPED_RULES)
  })
})

describe('a geofence rule', () => {
  it('gets the next incremental id over all types, and its own geofence', async () => {
    expect((await saveGeofenceRule({ id: null, rule: rule('New'), fence: drawn(2) })).value).toBe('13')
    expect((await rules()).find(({ id }) => id === '13')).toMatchObject({
      type: RULE_TYPES.geofence,
      inApp: true,
      email: false,
      geofence: { mapId: 'g-10' },
    })
    expect(await fence('g-10')).toMatchObject({ name: everywhere('Mine'), area: everywhere(circle(2)) })
  })

  it('is deleted by a reset together with its geofence', async () => {
    await saveGeofenceRule({ id: null, rule: rule('New'), fence: drawn(2) })
    await dropVisitorChanges()
    expect((await rules()).map(({ id }) => id).toSorted()).toEqual(['12', '4'])
    expect(await fences()).toEqual([shipped])
  })

  it('changes its own row when updated, and no row of another type (docs/decisions.md D10)', async () => {
    await saveGeofenceRule({ id: '4', rule: { ...rule('Entered'), email: true }, fence: { stored: 'g-9' } })
    const after = await rules()
    expect(after).toHaveLength(2)
    expect(after.find(({ id }) => id === '4')).toMatchObject({
      name: texts('Entered'),
      email: true,
      type: RULE_TYPES.geofence,
    })
    expect(after.find(({ id }) => id === '12')).toMatchObject({
      name: texts('Speed'),
      type: RULE_TYPES.driverBehavior,
    })
  })

  it('changes a shipped fence in the region where it was drawn', async () => {
    await saveGeofenceRule({ id: '4', rule: rule('Left'), fence: drawn(3) })
    expect(await fence('g-9')).toMatchObject({ area: { us: circle(3), ca: circle(0.25) } })
    await dropVisitorChanges()
    expect(await fence('g-9')).toEqual(shipped)
  })

  it('keeps a geofence that another rule uses', async () => {
    await saveGeofenceRule({ id: null, rule: rule('Second'), fence: { stored: 'g-9' } })
    await saveGeofenceRule({ id: '4', rule: rule('Left'), fence: drawn(3) })
    expect(await fence('g-9')).toEqual(shipped)
    expect((await rules()).filter(({ id }) => id === '4').map(fenceOf)).toEqual(['g-10'])
  })

  it('deletes its drawn geofence with it, unless another rule uses it', async () => {
    await saveGeofenceRule({ id: null, rule: rule('New'), fence: drawn(2) })
    await saveGeofenceRule({ id: null, rule: rule('Same place'), fence: { stored: 'g-10' } })
    await deleteNotification('13')
    expect(await fence('g-10')).toBeDefined()
    await deleteNotification('14')
    expect(await fence('g-10')).toBeUndefined()
  })

  it('that was shipped can be deleted and is restored at reset, while its geofence stays', async () => {
    await deleteNotification('4')
    expect((await rules()).map(({ id }) => id)).toEqual(['12'])
    expect(await fence('g-9')).toBeDefined()
    await dropVisitorChanges()
    expect((await rules()).map(({ id }) => id).toSorted()).toEqual(['12', '4'])
  })
})

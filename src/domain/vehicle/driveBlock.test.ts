import { expect, it } from 'vitest'
import { feedLog } from '#domain/notifications/driveBlockFeed'
import type { FeedItem } from '#domain/notifications/feed'
import {
  type BlockableVehicle,
  driveBlockHindrance,
  driveBlockState,
  isInventoryBlocked,
  visitLog,
} from './driveBlock'

const PARKED: BlockableVehicle = {
  status: 'connected',
  isBlocked: false,
  isIgnitionOn: false,
  isLocationMasked: false,
  hasAdapter: false,
  wasReleased: false,
}
const command = (title: 'Enable Vehicle' | 'Disable Vehicle', minutesAgo: number, vehicleId: string) =>
  ({
    id: `df-${minutesAgo}`,
    vehicleId,
    vehicle: 'Tahoe 4159',
    minutesAgo,
    event: { kind: 'other', title, category: 'Remote Commands' },
  }) as FeedItem

it('waits for the ignition to go off, is then in force, and is released when lifted', () => {
  expect(driveBlockState({ ...PARKED, isBlocked: true, isIgnitionOn: true })).toBe('waiting')
  expect(driveBlockState({ ...PARKED, isBlocked: true, wasReleased: true })).toBe('blocked')
  expect(driveBlockState({ ...PARKED, wasReleased: true })).toBe('released')
  expect(driveBlockState(PARKED)).toBe('free')
})

it('says what is in the way, and lets a masked vehicle be freed', () => {
  expect(driveBlockHindrance(PARKED)).toBeNull()
  expect(driveBlockHindrance({ ...PARKED, isIgnitionOn: true })).toBeNull()
  expect(driveBlockHindrance({ ...PARKED, status: 'nonConnected', isLocationMasked: true })).toBe('silent')
  expect(driveBlockHindrance({ ...PARKED, hasAdapter: true })).toBe('notEquipped')
  expect(driveBlockHindrance({ ...PARKED, isLocationMasked: true })).toBe('masked')
  expect(driveBlockHindrance({ ...PARKED, isLocationMasked: true, isBlocked: true })).toBeNull()
})

it('knows of an inventory vehicle what was sent last', () => {
  const feed = feedLog([command('Enable Vehicle', 30, 'd-1'), command('Disable Vehicle', 240, 'd-3')])
  expect(feed.map(({ on }) => on)).toEqual([false, true])
  expect(isInventoryBlocked({ id: 'd-3' }, feed)).toBe(true)
  expect(isInventoryBlocked({ id: 'd-1' }, feed)).toBe(false)
  const at = { daysAgo: 0, minuteOfDay: 600 }
  const driveBlockLog = [
    { on: false, at, by: 'Ann' },
    { on: true, at, by: 'Bo' },
  ]
  expect(isInventoryBlocked({ id: 'd-3', driveBlockLog: driveBlockLog.slice(0, 1) }, feed)).toBe(false)
  expect(visitLog({ id: 'd-1', label: 'Bolt', driveBlockLog }).map(({ by }) => by)).toEqual(['Bo', 'Ann'])
})

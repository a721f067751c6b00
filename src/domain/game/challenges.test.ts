import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { visibleNavigation } from '#domain/device/navigation'
import { aVehicle } from '#domain/testing/vehicle'
import { pointsLost, someDays } from '#domain/testing/vehicleDays'
import type { SessionEvent } from '#domain/visit/sessionEvent'
import type { ChallengeContext, GameData } from './challengeContext'
import { ALL_CHALLENGES, CHALLENGES, type Challenge, checkOf, isOnTheWay, ruleOf } from './challenges'

const SOFT = {
  frontLeft: 35,
  frontRight: 30,
  rearLeft: 35,
  rearRight: 35,
  recommendedFront: 35,
  recommendedRear: 35,
}
const DATA: GameData = {
  region: 'us',
  vehicles: [
    aVehicle({ id: 'v-1', modelName: 'Tahoe' }),
    aVehicle({ id: 'v-2', modelName: 'Bolt' }, { tirePressure: SOFT }),
  ],
  vehicleDays: [],
  driverIds: [],
  targetId: 'v-1',
}

function isDone(
  challenge: Challenge,
  address: string,
  event: SessionEvent | null = null,
  data = DATA,
): boolean {
  const { pathname, searchParams } = new URL(address, 'https://kiosk.example')
  return CHALLENGES[challenge].isDone({ pathname, search: Object.fromEntries(searchParams), data, event })
}

describe('a challenge', () => {
  it.each<[Challenge, string, string]>([
    ['where-is-everyone', '/0', '/home'],
    ['where-is-everyone', '/0?tab=places', '/1'],
    ['go-the-extra-mile', '/home?days=60', '/home?days=30'],
    ['go-the-extra-mile', '/6?days=60', '/behavior-efficiency?days=60'],
    ['plug-in', '/0?tab=charging', '/0'],
    ['plug-in', '/0?tab=charging', '/home?tab=charging'],
    ['tire-kicker', '/1/detail/v-2', '/1/detail/v-1'],
    ['tire-kicker', '/1/detail/v-2?tab=trips', '/2/detail/v-2'],
    ['tire-kicker', '/1/detail/v-2', '/1/detail/v-404'],
    ['name-that-truck', '/1?q=tahoe', '/1?q=bolt'],
    ['name-that-truck', '/1?q=TAHOE', '/1'],
    ['name-that-truck', '/1?q=tahoe', '/1?q=%20'],
    ['name-that-truck', '/1?q=tahoe', '/0?q=tahoe'],
    ['recall-roundup', '/11', '/home'],
    ['paper-trail', '/5?edit=new', '/5'],
    ['paper-trail', '/5?edit=new&type=utilization', '/5?edit=rp-1'],
  ])('%s is done at %s and not at %s', (challenge, there, elsewhere) => {
    expect(isDone(challenge, there)).toBe(true)
    expect(isDone(challenge, elsewhere)).toBe(false)
  })

  it.each<[Challenge, SessionEvent, SessionEvent]>([
    ['ring-the-bell', { kind: 'panelOpened' }, { kind: 'geofenceCreated' }],
    ['honk-honk', { kind: 'commandChosen', command: 'hornOn' }, { kind: 'commandChosen', command: 'lock' }],
    ['fence-me-in', { kind: 'geofenceCreated' }, { kind: 'panelOpened' }],
    [
      'receipt-hunter',
      { kind: 'expenseOpened', isCharging: true },
      { kind: 'expenseOpened', isCharging: false },
    ],
    [
      'trip-detective',
      { kind: 'tripEventOpened', event: 'hardBraking' },
      { kind: 'tripEventOpened', event: 'idling' },
    ],
  ])('%s is done when it happens, and by nothing else', (challenge, done, other) => {
    expect(isDone(challenge, '/home', done)).toBe(true)
    expect(isDone(challenge, '/home', other)).toBe(false)
    expect(isDone(challenge, '/home')).toBe(false)
  })

  it('receipt-hunter is not done by an address alone, before the expense is shown', () => {
    expect(isDone('receipt-hunter', '/3?expense=e-1')).toBe(false)
  })

  it('park-it is done by a drive block of the list, not by that of a vehicle', () => {
    const at = (address: string, event: SessionEvent | null) => isDone('park-it', address, event)
    expect(at('/4/vehicle-ignition', { kind: 'driveBlockTurnedOn' })).toBe(true)
    expect(at('/4/vehicle-ignition', null)).toBe(false)
    expect(at('/4/vehicle-ignition', { kind: 'panelOpened' })).toBe(false)
    expect(at('/1/detail/v-1', { kind: 'driveBlockTurnedOn' })).toBe(false)
  })

  it('coach-mode is done by enrolling drivers where add-ons are ordered', () => {
    const at = (address: string, event: SessionEvent | null) => isDone('coach-mode', address, event)
    const enrolled: SessionEvent = { kind: 'coachingEnrolled' }
    expect(at('/8/detail/ivc', enrolled)).toBe(true)
    expect(at('/8', enrolled)).toBe(true)
    expect(at('/8/detail/ivc', null)).toBe(false)
    expect(at('/8/detail/camera', enrolled)).toBe(false)
  })

  it.each(['/7/set/7', '/7/set/7/20'])(
    'speed-trap is done by either speed at %s (docs/rules.md SE-38)',
    (there) => {
      const at = (address: string, speed: number, unit: 'mph' | 'km/h') =>
        isDone('speed-trap', address, { kind: 'fixedSpeedSet', speed, unit })
      expect(at(there, 75, 'mph')).toBe(true)
      expect(at(there, 120, 'km/h')).toBe(true)
      expect(at(there, 75, 'km/h')).toBe(false)
      expect(at(there, 120, 'mph')).toBe(false)
      expect(at('/7/set/12', 120, 'km/h')).toBe(false)
      expect(at('/7', 120, 'km/h')).toBe(false)
      expect(isDone('speed-trap', there)).toBe(false)
    },
  )

  it('name-that-truck wants a search that leaves few', () => {
    const vehicles = [...DATA.vehicles, ...['v-3', 'v-4'].map((id) => aVehicle({ id, modelName: 'Trax' }))]
    const data = { ...DATA, vehicles }
    expect(isDone('name-that-truck', '/1?q=chevrolet', null, data)).toBe(false)
    expect(isDone('name-that-truck', '/1?q=taho', null, data)).toBe(true)
    const anyone = { ...data, targetId: null }
    expect(
      ['trax', 'taho', 'chevrolet', 'zzz'].map((q) => isDone('name-that-truck', `/1?q=${q}`, null, anyone)),
    ).toEqual([true, true, false, false])
  })

  it('top-of-the-class is done at the driver with the best score of 30 days', () => {
    const losing = (driverId: string, points: number) =>
      someDays({
        driverId: Array(120).fill(driverId),
        lost: pointsLost({ hardBraking: Array(120).fill(points) }),
      })
    const vehicleDays = [losing('u-1', 8), losing('u-2', 2), losing('u-3', 0)]
    // The third driver has left, so no one can open that page.
    const data = { ...DATA, vehicleDays, driverIds: ['u-1', 'u-2'] }
    const at = (address: string) => isDone('top-of-the-class', address, null, data)
    expect(['/2/detail/u-1', '/2/detail/u-2', '/2/detail/u-3', '/1/detail/u-2'].map(at)).toEqual([
      ...[false, true],
      ...[false, false],
    ])
  })
})

it('carries the value, the points and the par of its row in docs/game.md T5', () => {
  const rows = [
    ...readFileSync(`${join('docs', 'game')}.md`, 'utf8').matchAll(
      /^\| (\d+) \| ([a-z-]+) \| .*\| (\d+) \| (\d+) \|$/gm,
    ),
  ].map(([, value, slug, base, par]) => [slug, Number(value), Number(base), Number(par) * 1000])
  const built = Object.entries(CHALLENGES).map(([slug, { value, base, parMs }]) => [slug, value, base, parMs])
  expect(built).toHaveLength(16)
  expect(built).toEqual(rows)
})

describe('the check of the active challenge (docs/rules.md DA-30)', () => {
  const at = (address: string): ChallengeContext => {
    const { pathname, searchParams } = new URL(address, 'https://kiosk.example')
    return { pathname, search: Object.fromEntries(searchParams), data: DATA, event: null }
  }

  it.each(['/home', '/6', '/essentials'])('is 21 for 60 days at %s with go-the-extra-mile', (dashboard) => {
    expect(checkOf('go-the-extra-mile', at(`${dashboard}?days=60`))).toBe(21)
    expect(checkOf('go-the-extra-mile', at(`${dashboard}?days=30`))).toBeNull()
    expect(checkOf('go-the-extra-mile', at(dashboard))).toBeNull()
  })

  it('is nothing for 60 days without it, or with another', () => {
    const others = ALL_CHALLENGES.filter((challenge) => challenge !== 'go-the-extra-mile')
    expect([null, ...others].map((active) => checkOf(active, at('/home?days=60')))).toEqual(
      Array(16).fill(null),
    )
  })

  it('is the value of the row for every other', () => {
    expect(checkOf('where-is-everyone', at('/0'))).toBe(102)
    expect(checkOf('recall-roundup', at('/11'))).toBe(103)
  })
})

it.each<[Challenge, string, string]>([
  ['recall-roundup', '/home', '/1'],
  ['tire-kicker', '/1', '/2'],
  ['top-of-the-class', '/2', '/home'],
  ['park-it', '/4', '/4/events'],
])('%s comes nearer at %s and not at %s', (challenge, there, elsewhere) => {
  expect(isOnTheWay(challenge, { pathname: there })).toBe(true)
  expect(isOnTheWay(challenge, { pathname: elsewhere })).toBe(false)
})

it('the hint of every challenge leads to an item of the navigation, or to the bell', () => {
  const ids = visibleNavigation(true).flatMap(({ id, children }) => [
    id,
    ...(children ?? []).map((item) => item.id),
  ])
  for (const challenge of ALL_CHALLENGES) {
    const { navId } = ruleOf(challenge)
    expect(navId === null ? 'ring-the-bell' : challenge).toBe(challenge)
    if (navId !== null) expect(ids).toContain(navId)
  }
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SessionEvent } from '../kiosk/sessionEvent'
import { aVehicle } from '../testing/vehicle'
import { pointsLost, someDays } from '../testing/vehicleDays'
import type { GameData } from './challengeContext'
import { CHALLENGES, type Challenge } from './challenges'

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
  expenses: [
    { id: 'e-1', type: 'charging' },
    { id: 'e-2', type: 'fueling' },
  ],
  soughtId: 'v-1',
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
    ['receipt-hunter', '/3?expense=e-1', '/3?expense=e-2'],
    ['receipt-hunter', '/3?days=60&expense=e-1', '/3?type=charging'],
    ['receipt-hunter', '/3?expense=e-1', '/4?expense=e-1'],
    ['name-that-truck', '/1?q=tahoe', '/1?q=bolt'],
    ['name-that-truck', '/1?q=TAHOE', '/1'],
    ['name-that-truck', '/1?q=tahoe', '/1?q=%20'],
    ['name-that-truck', '/1?q=tahoe', '/0?q=tahoe'],
  ])('%s is done at %s and not at %s', (challenge, there, elsewhere) => {
    expect(isDone(challenge, there)).toBe(true)
    expect(isDone(challenge, elsewhere)).toBe(false)
  })

  it.each<[Challenge, SessionEvent, SessionEvent]>([
    ['ring-the-bell', { kind: 'panelOpened' }, { kind: 'geofenceCreated' }],
    ['honk-honk', { kind: 'commandChosen', command: 'hornOn' }, { kind: 'commandChosen', command: 'lock' }],
    ['fence-me-in', { kind: 'geofenceCreated' }, { kind: 'panelOpened' }],
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

  it('park-it is done by a switch of the list of drive blocks, not by that of a vehicle', () => {
    const at = (address: string, event: SessionEvent | null) => isDone('park-it', address, event)
    expect(at('/4/vehicle-ignition', { kind: 'driveBlockChosen' })).toBe(true)
    expect(at('/4/vehicle-ignition', null)).toBe(false)
    expect(at('/4/vehicle-ignition', { kind: 'panelOpened' })).toBe(false)
    expect(at('/1/detail/v-1', { kind: 'driveBlockChosen' })).toBe(false)
  })

  it('top-of-the-class is done at the driver with the best score of 30 days', () => {
    const losing = (driverId: string, points: number) =>
      someDays({
        driverId: Array(120).fill(driverId),
        lost: pointsLost({ hardBraking: Array(120).fill(points) }),
      })
    const vehicleDays = [losing('u-1', 8), losing('u-2', 2), losing('u-3', 0)]
    // The third left: nobody can open them.
    const data = { ...DATA, vehicleDays, driverIds: ['u-1', 'u-2'] }
    const at = (address: string) => isDone('top-of-the-class', address, null, data)
    expect(['/2/detail/u-1', '/2/detail/u-2', '/2/detail/u-3', '/1/detail/u-2'].map(at)).toEqual([
      ...[false, true],
      ...[false, false],
    ])
  })
})

it('carries the value of its row in docs/game.md T5', () => {
  const rows = [
    ...readFileSync(`${join('docs', 'game')}.md`, 'utf8').matchAll(
      /^\| (\d+) \| ([a-z-]+) \| .*\| \d+ \| \d+ \|$/gm,
    ),
  ]
  const values = new Map(rows.map(([, value, slug]) => [slug, Number(value)]))
  expect(values.size).toBe(16)
  for (const [slug, { value }] of Object.entries(CHALLENGES))
    expect([slug, values.get(slug)]).toEqual([slug, value])
})

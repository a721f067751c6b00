import { describe, expect, it, vi } from 'vitest'
import { mapName } from './mapName'
import type { MapVehicle } from './VehicleLayer'
import { looksSame, vehicleFeatures } from './vehicleFeatures'

const aVehicle = (change: Partial<MapVehicle>): MapVehicle => ({
  id: 'v-1',
  label: 'Unit 118',
  position: [-87.7, 41.88],
  rotationDeg: 90,
  tone: 'parked',
  isMoving: false,
  ...change,
})

const LONG = 'Camionnette de livraison réfrigérée nº 12'

describe('names on the map', () => {
  it('go with vehicles that move, and with no other', () => {
    const moving = aVehicle({ id: 'v-2', label: 'Unit 204', tone: 'alert', isMoving: true })
    const { rest } = vehicleFeatures([aVehicle({}), moving], null)
    expect(rest.map(({ properties }) => properties.name)).toEqual([undefined, 'Unit 204'])
  })

  it('are cut with an ellipsis where they are long, also of the chosen one', () => {
    const { rest, selected } = vehicleFeatures(
      [aVehicle({ label: LONG, isMoving: true }), aVehicle({ id: 'v-2', label: LONG })],
      'v-2',
    )
    expect(rest[0]?.properties.name).toBe('Camionnette de livraiso…')
    expect(selected[0]?.properties.tip).toContain('Camionnette de livraiso…')
    expect(selected[0]?.properties.tip).not.toContain('réfrigérée')
  })

  it('end without a space before the ellipsis and never inside of a letter', () => {
    expect(mapName('A truck with 22 letters and more')).toBe('A truck with 22 letters…')
    expect([...mapName('🚚'.repeat(40))]).toHaveLength(24)
  })
})

describe('vehicles that are drawn', () => {
  const drawn = (change: Partial<MapVehicle>) => vehicleFeatures([aVehicle(change)], null).rest
  vi.stubGlobal('devicePixelRatio', 1)

  it('are not sent again while they look the same', () => {
    expect(looksSame(drawn({}), drawn({}), 12)).toBe(true)
    expect(looksSame(drawn({}), drawn({ position: [-87.700001, 41.88] }), 12)).toBe(true)
  })

  it('are sent again for another place, picture, name, direction, or number of them', () => {
    const changes = [
      { position: [-87.71, 41.88] as [number, number] },
      { tone: 'alert' as const },
      { isMoving: true },
      { rotationDeg: 120 },
      { id: 'v-2' },
    ]
    for (const change of changes) expect(looksSame(drawn({}), drawn(change), 12)).toBe(false)
    expect(looksSame(drawn({}), [], 12)).toBe(false)
    expect(looksSame(drawn({ isMoving: true }), drawn({}), 12)).toBe(false)
  })
})

describe('vehicles that move', () => {
  const METER = 1 / 111_320
  const at = (meters: number) => ({
    id: 'v-1',
    position: [-87.7, 41.88 + meters * METER] as [number, number],
    rotationDeg: 90,
  })
  vi.stubGlobal('devicePixelRatio', 1)

  it('are sent on once one of them has moved by a pixel, and then all', () => {
    const { rest, move } = vehicleFeatures([aVehicle({}), aVehicle({ id: 'v-2' })], null)
    const second = { ...at(5), id: 'v-2' }
    expect(move([at(10), second], 11, 0)).toBe(false)
    expect(rest.map(({ geometry }) => 'coordinates' in geometry && geometry.coordinates)).toEqual([
      [-87.7, 41.88],
      [-87.7, 41.88],
    ])
    expect(move([at(40), second], 11, 0)).toBe(true)
    expect(rest.map(({ geometry }) => 'coordinates' in geometry && geometry.coordinates)).toEqual([
      at(40).position,
      second.position,
    ])
  })

  it('are sent on sooner from near by, and when they turn', () => {
    const { move } = vehicleFeatures([aVehicle({})], null)
    expect(move([at(10)], 14, 0)).toBe(true)
    expect(move([{ ...at(10), rotationDeg: 120 }], 11, 4_000)).toBe(true)
  })

  it('are sent on every three seconds while they only turn', () => {
    const { move } = vehicleFeatures([aVehicle({})], null)
    expect(move([{ ...at(10), rotationDeg: 120 }], 11, 0)).toBe(true)
    expect(move([{ ...at(12), rotationDeg: 150 }], 11, 2_999)).toBe(false)
    expect(move([{ ...at(12), rotationDeg: 150 }], 11, 3_000)).toBe(true)
  })

  it('are not sent on when their heading passes north', () => {
    const { move } = vehicleFeatures([aVehicle({ rotationDeg: 355 })], null)
    expect(move([{ ...at(0), rotationDeg: 5 }], 11, 0)).toBe(false)
  })
})

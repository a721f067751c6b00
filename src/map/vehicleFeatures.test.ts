import { describe, expect, it } from 'vitest'
import { mapName } from './mapName'
import type { MapVehicle } from './VehicleLayer'
import { vehicleFeatures } from './vehicleFeatures'

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

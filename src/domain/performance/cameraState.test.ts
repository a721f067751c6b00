import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withAddOn } from '#domain/account/addOns'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { CAMERA_STATES, cameraState } from './cameraState'

const vehicles: Vehicle[] = JSON.parse(readFileSync('demo-data/vehicles.json', 'utf8')).vehicles

it('counts a vehicle under the lens that does worse', () => {
  expect(cameraState({ front: 'recording', driver: 'obstructed' })).toBe('obstructed')
  expect(cameraState({ front: 'offline', driver: 'recording' })).toBe('offline')
  expect(cameraState({ front: 'standby', driver: 'standby' })).toBe('standby')
})

it('counts each vehicle once when every one has bought a camera, and waits for those that are not fitted', () => {
  const bought = vehicles.map((vehicle) => withAddOn(vehicle, 'camera', null))
  const states = bought.map(({ details }) => cameraState(details.camera))
  const count = (state: string) => states.filter((one) => one === state).length
  expect(CAMERA_STATES.reduce((sum, state) => sum + count(state), 0)).toBe(vehicles.length)
  expect(count('notInstalled')).toBe(vehicles.filter(({ details }) => details.camera === null).length)
})

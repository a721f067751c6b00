import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aVehicle } from '#domain/testing/vehicle'
import {
  ADD_ON_IDS,
  addOnVehicles,
  resizeChoice,
  withAddOn,
  withoutAddOn,
  withPluggedAdapter,
} from './addOns'

const NONE = { adapter: false, chargingNetwork: null, camera: false }
const silent = aVehicle({ id: 'v-1', status: 'nonConnected', modelYear: 2019, addOns: NONE })
const electric = aVehicle({ id: 'v-2', addOns: NONE }, { ev: true, camera: null })
const account = { vehicles: [silent, electric], users: [], cameraAdded: true }
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('what an add-on fits', () => {
  it('is a vehicle without a connection and with the port of 1996 for the adapter', () => {
    expect(ids(addOnVehicles('adapter', account).open)).toEqual(['v-1'])
    const old = { ...silent, modelYear: 1995 }
    expect(addOnVehicles('adapter', { ...account, vehicles: [old] }).open).toEqual([])
  })

  it('is an electric vehicle for plug and charge', () => {
    expect(ids(addOnVehicles('plugAndCharge', account).open)).toEqual(['v-2'])
  })

  it('is any vehicle for the camera, those that carry one first', () => {
    const vehicles = [electric, silent]
    expect(ids(addOnVehicles('camera', { ...account, vehicles }).open)).toEqual(['v-1', 'v-2'])
  })

  it('has no active camera while the account has none, whatever the vehicles carry', () => {
    const vehicles = [aVehicle()]
    expect(addOnVehicles('camera', { ...account, vehicles }).active).toHaveLength(1)
    expect(addOnVehicles('camera', { ...account, vehicles, cameraAdded: false }).active).toEqual([])
  })
})

describe('adding and removing', () => {
  it('makes an adapter pending, then waiting for the ignition, and takes the connection away again', () => {
    const added = withAddOn(silent, 'adapter', null)
    expect(added.status).toBe('pendingConfiguration')
    const plugged = withPluggedAdapter(added)
    expect(plugged.status).toBe('waitingForIgnition')
    expect(withoutAddOn(plugged, 'adapter')).toEqual(silent)
  })

  it('leaves a connected vehicle as it is when its adapter is added or removed', () => {
    expect(withAddOn(electric, 'adapter', null)).toBe(electric)
    expect(withoutAddOn(electric, 'adapter')).toBe(electric)
  })

  it('moves a vehicle from open to active and back, for each add-on of vehicles', () => {
    for (const addOn of ADD_ON_IDS.filter((id) => id !== 'coaching')) {
      const [vehicle] = addOnVehicles(addOn, account).open
      if (!vehicle) throw new Error(`${addOn} fits no vehicle`)
      const added = withAddOn(vehicle, addOn, 'Voltway')
      expect(ids(addOnVehicles(addOn, { ...account, vehicles: [added] }).active)).toEqual([vehicle.id])
      const removed = withoutAddOn(added, addOn)
      expect(addOnVehicles(addOn, { ...account, vehicles: [removed] }).active).toEqual([])
    }
  })
})

it('resizes a choice to any count that there is, and keeps as many of the chosen as it can', () => {
  const order = ['a', 'b', 'c', 'd', 'e', 'f']
  fc.assert(
    fc.property(fc.subarray(order), fc.integer({ min: 0, max: 6 }), (chosen, count) => {
      const next = resizeChoice(order, chosen, count)
      expect(next).toHaveLength(count)
      expect(new Set(next).size).toBe(count)
      const kept = next.filter((id) => chosen.includes(id)).length
      expect(kept).toBe(Math.min(count, chosen.length))
    }),
  )
})

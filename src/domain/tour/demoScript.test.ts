import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isTripHistory, routeFor } from '#domain/device/routes'
import type { FleetUser } from '#domain/people/user'
import type { Trip } from '#domain/trips/trip'
import { lowTires } from '#domain/vehicle/lowReadings'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { CHAPTER_IDS, CHAPTERS } from './chapters'
import { chapterSeconds, DEMO_SCRIPT } from './demoScript'
import { WAYPOINTS } from './waypoints'

const read = <Row>(file: string, name: string): Row[] =>
  JSON.parse(readFileSync(`demo-data/${file}.json`, 'utf8'))[name]

const urls = DEMO_SCRIPT.map(({ address }) => new URL(address, 'https://kiosk.invalid'))
const idsOf = (route: string) =>
  new Set(
    urls.flatMap(({ pathname }) => (routeFor(pathname)?.name === route ? pathname.split('/').at(-1) : [])),
  )

describe('the chapters of the tour', () => {
  it('have a stop at every waypoint, and only one', () => {
    const names = CHAPTERS.flatMap(({ stops }) => stops.map(({ waypoint }) => waypoint))
    expect([...names].sort()).toEqual(WAYPOINTS.map(({ name }) => name).sort())
  })

  it('start at the screen of their first stop, and lead to screens that there are', () => {
    expect(CHAPTERS.map(({ id }) => id)).toEqual(CHAPTER_IDS)
    for (const { start, stops } of CHAPTERS) expect(stops[0]?.address).toBe(start)
    expect(urls.filter(({ pathname }) => routeFor(pathname) === null)).toEqual([])
  })

  it('lead to the screen that a waypoint is on', () => {
    for (const { waypoint, address } of DEMO_SCRIPT) {
      const { screen } = WAYPOINTS.find(({ name }) => name === waypoint) ?? { screen: '' }
      const { pathname, searchParams } = new URL(address, 'https://kiosk.invalid')
      if (screen === 'trip history') expect(isTripHistory(pathname, searchParams.get('tab'))).toBe(true)
      else if (screen.startsWith('/')) expect(pathname.replace(/[uv]-\d+$/, '{id}')).toBe(screen)
      else expect(pathname).toBe('/home')
    }
  })

  it('open a vehicle and a driver that the data has, with what their hints speak of, in every region', () => {
    const vehicles = read<Vehicle>('vehicles', 'vehicles').filter(({ id }) => idsOf('vehicle-detail').has(id))
    const drivers = read<FleetUser>('account', 'users').filter(({ id }) => idsOf('user-detail').has(id))
    expect(vehicles).toHaveLength(1)
    expect(drivers).toHaveLength(1)
    for (const { id, details } of vehicles) {
      const tires = details.tirePressure
      expect(tires ? lowTires(tires).length : 0).toBeGreaterThan(0)
      const trips = read<Trip>('trips', 'trips').filter(({ vehicleId }) => vehicleId === id)
      for (const region of ['Us', 'Ca', 'Mx']) {
        const paths = read<{ vehicleId: string; trips: object }>(
          `paths-${region.toLowerCase()}`,
          `paths${region}`,
        )
        const drawn = paths.find(({ vehicleId }) => vehicleId === id)?.trips ?? {}
        expect(trips.filter((trip) => !(trip.id in drawn))).toEqual([])
      }
      expect(trips.length).toBeGreaterThan(0)
    }
  })
})

describe('the script of the demo', () => {
  it('takes about two minutes, in the order of the chapters and without a gap', () => {
    let at = 0
    for (const { fromSecond, seconds } of DEMO_SCRIPT) {
      expect(fromSecond).toBe(at)
      expect(seconds).toBeGreaterThan(0)
      at += seconds
    }
    expect(at).toBeGreaterThanOrEqual(110)
    expect(at).toBeLessThanOrEqual(130)
    expect(CHAPTER_IDS.reduce((sum, id) => sum + chapterSeconds(id), 0)).toBe(at)
  })
})

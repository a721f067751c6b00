import { describe, expect, it } from 'vitest'
import type { Trip } from './trip'
import { tripMap } from './tripMap'

const way = (name: string, lng: number) => ({
  startLocation: `${name} depot`,
  endLocation: `${name} clinic`,
  start: [lng, 40] as [number, number],
  end: [lng + 2, 42] as [number, number],
  roads: [`${name} first`, `${name} second`] as [string, string],
})
const dot = { road: 1 as const, speedMph: 30, speedLimitMph: 35, odometerMi: 1200 }
const trip = {
  minutes: 30,
  ended: { daysAgo: 1, minuteOfDay: 600 },
  dots: [
    { ...dot, id: 1, type: 0, at: 0, minute: 0 },
    { ...dot, id: 2, type: 9, at: 0.5, minute: 10, subtypes: ['hardBrake'] },
    { ...dot, id: 3, type: 6, at: 0.75, minute: 20, idleMinutes: 4 },
    { ...dot, id: 4, type: 3, at: 1, minute: 30 },
  ],
  map: { us: way('Chicago', -88), ca: way('Toronto', -80), mx: way('Monterrey', -100) },
} as unknown as Trip
const inRegion = (region: 'us' | 'ca' | 'mx') =>
  tripMap(trip, region, new Date('2026-11-21T15:00:00Z'), 'America/Toronto')

describe('tripMap', () => {
  it('has places, crossings and positions of the region, and its middle', () => {
    const map = inRegion('mx')
    expect(map).toMatchObject({ startLocation: 'Monterrey depot', endLocation: 'Monterrey clinic' })
    expect(map.offset).toEqual([-99, 41])
    expect(map.dots.map(({ position }) => position)).toEqual([
      [-100, 40],
      [-99, 41],
      [-98.5, 41.5],
      [-98, 42],
    ])
    expect(map.dots.map(({ data }) => data.address)).toEqual([
      'Monterrey depot',
      'Monterrey second',
      'Monterrey second',
      'Monterrey clinic',
    ])
  })

  it('says the same of a dot in every region', () => {
    const data = (region: 'us' | 'ca') =>
      inRegion(region).dots.map(({ data: { address: _, ...rest } }) => rest)
    expect(data('ca')).toEqual(data('us'))
  })

  it('tells when the vehicle was at a dot', () => {
    // It ended at 10:00 in Toronto, half an hour after it began.
    expect(inRegion('us').dots.map(({ data }) => data.time.toISOString().slice(11, 16))).toEqual([
      '14:30',
      '14:40',
      '14:50',
      '15:00',
    ])
  })

  it('has what belongs to a kind of dot, and nothing of it elsewhere', () => {
    const [start, grouped, idling] = inRegion('us').dots
    expect(start?.data).toMatchObject({ subtypes: [], idleMinutes: null, video: null })
    expect(grouped?.data.subtypes).toEqual(['hardBrake'])
    expect(idling?.data.idleMinutes).toBe(4)
  })
})

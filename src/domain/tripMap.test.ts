import { describe, expect, it } from 'vitest'
import type { Trip } from './trip'
import { tripMap } from './tripMap'
import type { DecodedPath } from './tripPath'

const way = (name: string, lng: number) => ({
  startLocation: `${name} depot`,
  endLocation: `${name} clinic`,
  start: [lng, 40] as [number, number],
  end: [lng + 2, 42] as [number, number],
})
const dot = { speedMph: 30, speedLimitMph: 35, odometerMi: 1200 }
const trip = {
  minutes: 30,
  distanceMi: 8,
  ended: { daysAgo: 1, minuteOfDay: 600 },
  dots: [
    { ...dot, id: 1, type: 0, at: 0, minute: 0 },
    { ...dot, id: 2, type: 9, at: 0.5, minute: 10, subtypes: ['hardBrake'] },
    { ...dot, id: 3, type: 6, at: 0.75, minute: 20, idleMinutes: 4 },
    { ...dot, id: 4, type: 3, at: 1, minute: 30 },
  ],
  map: { us: way('Chicago', -88), ca: way('Toronto', -80), mx: way('Monterrey', -100) },
} as unknown as Trip
/** North first, then east. */
const bent = (lng: number): DecodedPath => ({
  points: [
    [lng, 40],
    [lng, 42],
    [lng + 2, 42],
  ],
  mileAt: [0, 4, 8],
  roads: [{ from: 0, to: 2, roadClass: 'minor', limitMph: 25, name: 'First' }],
  dots: ['Second', 'Third', null, 'Fourth'].map((cross) => ({ road: 'First', cross })),
})
const WEST = { us: -88, ca: -80, mx: -100 }
const inRegion = (region: 'us' | 'ca' | 'mx') =>
  tripMap(trip, bent(WEST[region]), region, new Date('2026-11-21T15:00:00Z'), 'America/Toronto')

describe('tripMap', () => {
  it('has places, crossings and positions of the region, and its middle', () => {
    const map = inRegion('mx')
    expect(map).toMatchObject({ startLocation: 'Monterrey depot', endLocation: 'Monterrey clinic' })
    expect(map.offset).toEqual([-99, 41])
    expect(map.dots.map(({ position }) => position)).toEqual([
      [-100, 40],
      [-100, 42],
      [-99, 42],
      [-98, 42],
    ])
    expect(map.dots.map(({ data }) => data.address)).toEqual([
      { place: 'Monterrey depot' },
      { road: 'First', cross: 'Third' },
      { road: 'First', cross: null },
      { place: 'Monterrey clinic' },
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

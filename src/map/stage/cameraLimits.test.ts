import type { Map as MapLibre } from 'maplibre-gl'
import { describe, expect, it, vi } from 'vitest'
import type { Bounds } from '#domain/geo/frame'
import type { ArchiveFacts } from '../ports/archives'
import { limitCamera } from './cameraLimits'

vi.mock('maplibre-gl', () => ({ LngLat: { convert: (at: unknown) => at } }))

const STREETS: Bounds = [-88, 41.6, -87.5, 42.1]
const ARCHIVES = [{ name: 'us', bounds: STREETS }] as unknown as ArchiveFacts[]

/** @returns where a camera at zoom 12 may look when it is asked to look there */
function allowedAt(lng: number, shown: Bounds | null): number {
  let constrain: (at: { lng: number; lat: number }, zoom: number) => { center: [number, number] } = () => ({
    center: [0, 0],
  })
  const map = {
    setTransformConstrain: (next: typeof constrain) => {
      constrain = next
    },
    getCanvas: () => ({ clientWidth: 600, clientHeight: 400 }),
    getPadding: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
  }
  limitCamera(map as unknown as MapLibre, 'us', ARCHIVES, shown)
  return constrain({ lng, lat: 41.85 }, 12).center[0]
}

describe('a camera near the streets', () => {
  const WEST: Bounds = [-88.2, 41.8, -88.1, 41.9]

  it('stays over them', () => {
    expect(allowedAt(-88.15, null)).toBeGreaterThan(-88)
  })

  it('reaches what its view is to show beyond them, such as a geofence that was drawn there', () => {
    expect(allowedAt(-88.15, WEST)).toBeCloseTo(-88.15, 6)
  })

  it('has no more room beside what its view shows within them', () => {
    const inside: Bounds = [-87.99, 41.7, -87.6, 42]
    expect(allowedAt(-88.15, inside)).toBe(allowedAt(-88.15, null))
  })
})

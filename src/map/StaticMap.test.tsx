import { cleanup, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { MappableVehicle } from '#domain/dealer/mappableVehicles'
import { encodePolyline } from '#domain/geo/polyline'
import { advanceClock } from '../ui/testing/clock'
import { inLanguage } from '../ui/testing/renderIn'
import { StaticMap } from './StaticMap'
import { maps } from './testing/fakeMapLibre'
import { idle, provideSmallMaps } from './testing/smallMaps'

vi.mock('maplibre-gl', () => import('./testing/fakeMapLibre'))

const AT: [number, number] = [-87.7, 41.9]
const driving = (id: string): MappableVehicle => ({
  id,
  label: id,
  tone: 'moving',
  animation: {
    icon: 'suv',
    start: AT,
    end: AT,
    speedMph: 40,
    rotationDeg: 0,
    path: encodePolyline([AT, [-87.6, 41.9], [-87.6, 42], AT]),
  },
})
const FLEET = [driving('v-1'), driving('v-2')]
const wrapper = inLanguage('en')

beforeAll(() => vi.useFakeTimers())
afterAll(() => vi.useRealTimers())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Opens a screen with this map, stays, and leaves it. @returns whether the map had its picture at once */
async function visit(vehicles: readonly MappableVehicle[]): Promise<boolean> {
  const { unmount } = render(<StaticMap region="us" label="Map" vehicles={vehicles} />, { wrapper })
  const atOnce = screen.getByRole('region', { name: 'Map' }).dataset.map === 'ready'
  await idle()
  unmount()
  return atOnce
}

it('has its picture at once after another small map was shown, as long as its vehicles have hardly moved', async () => {
  provideSmallMaps()
  expect(await visit(FLEET)).toBe(false)
  expect(await visit([driving('v-1')])).toBe(false)
  expect(await visit(FLEET)).toBe(true)
  await advanceClock(60_000)
  expect(await visit(FLEET)).toBe(false)
  expect(maps).toHaveLength(1)
})

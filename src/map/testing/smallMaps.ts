import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { advanceClock } from '../../ui/testing/clock'
import { mapArchives, setMapArchives } from '../ports/archives'

/** Gives small maps their streets, a size of 300x150, and a pen, which tells how often a picture was copied. */
export function provideSmallMaps(drawImage = vi.fn()): void {
  const streets = {
    sha256: 'a',
    synthetic: false,
    bounds: [-88, 41, -87, 42],
    minZoom: 0,
    maxZoom: 14,
  } as const
  setMapArchives({
    ...mapArchives(),
    ready: ['base', 'us'].map((name) => ({ ...streets, name, attribution: [] })),
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(150)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(((type: string) =>
    type === '2d' ? { drawImage } : null) as never)
}

/** Lets idle time pass and the stage's module load. */
export async function idle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await act(() => vi.dynamicImportSettled())
    await advanceClock(600)
  }
}

import type { Map as MapLibre } from 'maplibre-gl'
import { expect, it, vi } from 'vitest'
import { provideImages } from './provideImages'

it('a picture that the map asks for and nobody draws is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  let resolve: (id: string) => void = () => {}
  const map = {
    setMissingStyleImageResolver: (resolver: typeof resolve) => {
      resolve = resolver
    },
    hasImage: () => false,
    addImage: vi.fn(),
  }
  provideImages(map as unknown as MapLibre)
  resolve('poi:castle')
  expect(warn.mock.calls).toEqual([['failed to load icon component', 'poi:castle']])
  expect(map.addImage).not.toHaveBeenCalled()
})

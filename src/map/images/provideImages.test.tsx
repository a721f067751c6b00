import type { Map as MapLibre } from 'maplibre-gl'
import { expect, it, vi } from 'vitest'
import { imageName } from './imageName'
import { MOST_TIPS, provideImages } from './provideImages'

const tip = (text: string) => imageName({ kind: 'tip', text })

/** A map that holds images, and `resolve`, which requests one as its tiles do. */
function mapWithImages() {
  const images = new Set<string>()
  let resolve: (id: string) => void = () => {}
  const map = {
    setMissingStyleImageResolver: (resolver: typeof resolve) => {
      resolve = resolver
    },
    hasImage: (id: string) => images.has(id),
    listImages: () => [...images],
    addImage: (id: string) => images.add(id),
    removeImage: (id: string) => images.delete(id),
  }
  provideImages(map as unknown as MapLibre)
  return { images, resolve }
}

it('a picture that the map asks for and nobody draws is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { images, resolve } = mapWithImages()
  resolve('poi:castle')
  expect(warn.mock.calls).toEqual([['failed to load icon component', 'poi:castle']])
  expect(images.size).toBe(0)
})

it('only the newest tooltips are kept, next to all other images', () => {
  const pen = new Proxy({}, { get: () => () => ({ width: 40 }), set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  const { images, resolve } = mapWithImages()
  resolve(imageName({ kind: 'end' }))
  for (let mph = 0; mph < MOST_TIPS + 2; mph += 1) resolve(tip(`${mph} mph`))
  expect(images.size).toBe(1 + MOST_TIPS)
  expect(images.has(imageName({ kind: 'end' }))).toBe(true)
  expect([images.has(tip('1 mph')), images.has(tip('2 mph'))]).toEqual([false, true])
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { advanceClock } from '../ui/testing/clock'
import { inLanguage } from '../ui/testing/renderIn'
import { MapView } from './MapView'
import { StillMap } from './StillMap'
import { device, type FakeMap, maps } from './testing/fakeMapLibre'
import { idle, provideSmallMaps } from './testing/smallMaps'

vi.mock('maplibre-gl', () => import('./testing/fakeMapLibre'))

const CAMERA = { center: [-87.7, 41.9] as [number, number], zoom: 12 }
const wrapper = inLanguage('en')
const region = () => screen.getByRole('region', { name: 'Map' })

/** Counts pictures, because the fake has no pixels. */
const drawn = vi.fn()

const picture = (of: string) => (
  <StillMap region="us" label="Map" camera={CAMERA} picture={of} fallback="no map">
    {null}
  </StillMap>
)
const room = (of?: string) => (
  <MapView region="us" label="Map" camera={CAMERA} {...(of && { picture: of })} fallback="no map" />
)

beforeAll(() => vi.useFakeTimers())
afterAll(() => vi.useRealTimers())
beforeEach(() => {
  device.webgl = 'works'
  provideSmallMaps(drawn)
  drawn.mockClear()
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await advanceClock(5_000)
})

describe('a picture of the map', () => {
  it('is drawn once the screen is at rest, outside of it, and there at once when it is opened again', async () => {
    const { unmount } = render(picture('one'), { wrapper })
    expect(region().dataset.map).toBe('loading')
    expect(drawn).not.toHaveBeenCalled()
    await idle()
    expect(region().dataset.map).toBe('ready')
    expect(drawn).toHaveBeenCalledTimes(1)
    expect(document.querySelector('.map-host')).toBeNull()
    unmount()
    render(picture('one'), { wrapper })
    expect(region().dataset.map).toBe('ready')
    await idle()
    expect(drawn).toHaveBeenCalledTimes(1)
  })

  it('is kept while it is among those that were shown last', async () => {
    const isThere = async (name: string) => {
      const { unmount } = render(picture(name), { wrapper })
      const ready = region().dataset.map === 'ready'
      await idle()
      unmount()
      return ready
    }
    for (let at = 0; at < 8; at += 1) await isThere(`kept ${at}`)
    expect(await isThere('kept 0')).toBe(true)
    await isThere('kept 8')
    expect([await isThere('kept 0'), await isThere('kept 1')]).toEqual([true, false])
  })

  it('is drawn anew where its box has another size now', async () => {
    const measures: (() => void)[] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(measure: () => void) {
          measures.push(measure)
        }
        observe = () => measures.at(-1)?.()
        disconnect = () => undefined
      },
    )
    const { unmount } = render(picture('sized'), { wrapper })
    await idle()
    unmount()
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
    render(picture('sized'), { wrapper })
    expect(region().dataset.map).toBe('ready')
    await idle()
    expect(drawn).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  })

  it('lets the screen go that showed it', async () => {
    const { unmount } = render(picture('five'), { wrapper })
    await idle()
    const canvas = region().querySelector('canvas')
    expect(canvas?.parentElement).toBeTruthy()
    unmount()
    expect(canvas?.parentElement).toBeNull()
  })

  it('is not made while a room shows the map', async () => {
    const { unmount } = render(room('all'), { wrapper })
    await idle()
    const other = render(picture('two'), { wrapper })
    await idle()
    expect(drawn).not.toHaveBeenCalled()
    unmount()
    await idle()
    expect(drawn).toHaveBeenCalledTimes(1)
    other.unmount()
  })

  it('leaves the room that was left as it was: it is shown again without being drawn', async () => {
    const first = render(room('all'), { wrapper })
    await idle()
    expect(region().dataset.map).toBe('ready')
    first.unmount()
    render(picture('three'), { wrapper }).rerender(picture('four'))
    await idle()
    cleanup()
    const frames = vi.spyOn(maps.at(-1) as FakeMap, 'triggerRepaint')
    render(room('all'), { wrapper })
    expect(region().dataset.map).toBe('ready')
    expect(frames).not.toHaveBeenCalled()
    cleanup()
    render(room('other'), { wrapper })
    expect(frames).toHaveBeenCalled()
  })
})

import { expect, type LaunchOptions, type Locator, type Page } from '@playwright/test'
import type { Map as MapLibre } from 'maplibre-gl'
import { findChromium } from '../../scripts/check/test/chromium'

const browser = findChromium()

/** Launch options that force software WebGL. */
export const SOFTWARE_WEBGL: LaunchOptions = {
  ...(browser && { executablePath: browser.path }),
  args: [
    '--no-sandbox',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    // Drawing the page itself without WebGL halves the cost here.
    '--disable-gpu-rasterization',
    '--disable-gpu-compositing',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
  ],
}

/** Pictures of the page in which a map that draws without end would have drawn. */
const QUIET_PICTURES = 30

interface FrameCount {
  /** Frames in which something was drawn. */
  frames: number
  /** Source layers in the first frame of the map that the kiosk has taken over; MapLibre clears its canvas before that. */
  first: string[]
  map: MapLibre | null
}

/** Counts the frames that the map draws; for `addInitScript`, before the kiosk's own scripts. */
export function countFrames(): void {
  const count: FrameCount = { frames: 0, first: [], map: null }
  Object.assign(globalThis, { frameCount: count })
  const { drawElements } = WebGL2RenderingContext.prototype
  let isDrawing = false
  const lookAtFirst = () => {
    count.map = document.querySelector<HTMLElement & { map?: MapLibre }>('.map-host')?.map ?? null
    count.first = (count.map?.queryRenderedFeatures() ?? []).map(({ sourceLayer }) => sourceLayer ?? '')
  }
  WebGL2RenderingContext.prototype.drawElements = function (...told) {
    if (!isDrawing) {
      isDrawing = true
      count.frames += 1
      if (!count.map) queueMicrotask(lookAtFirst)
      requestAnimationFrame(() => {
        isDrawing = false
      })
    }
    drawElements.apply(this, told)
  }
}

/** The map screen, in English. */
export class MapScreen {
  constructor(private readonly page: Page) {}

  get region(): Locator {
    // MapLibre gives its canvas the same name until it is loaded.
    return this.page.getByRole('region', { name: 'Map', exact: true }).and(this.page.locator('section'))
  }

  tab(name: 'Vehicles' | 'Places' | 'Charging stations'): Locator {
    return this.page.getByRole('tab', { name })
  }

  /** The panel of the selected item. */
  panel(title: string | RegExp): Locator {
    return this.page.getByRole('region', { name: title })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  get search(): Locator {
    return this.page.getByRole('searchbox')
  }

  /** Waits until the map is drawn. */
  async untilDrawn(): Promise<void> {
    await expect(this.region).toHaveAttribute('data-map', 'ready', { timeout: 60_000 })
    // A map worker reads the sources, so the frame after the last of them is the finished one.
    await this.page.waitForFunction(() => document.querySelector('canvas')?.width)
  }

  /** The sources of the screen that something is drawn from. */
  drawnFrom(): Promise<string[]> {
    return this.page.evaluate(() => {
      const host = document.querySelector<HTMLElement & { map?: MapLibre }>('.map-host')
      const sources = host?.map?.queryRenderedFeatures().map(({ source }) => source) ?? []
      return [...new Set(sources)]
    })
  }

  /** Frames that were drawn so far; needs `countFrames`. */
  frames(): Promise<number> {
    return this.page.evaluate<number>('frameCount.frames')
  }

  /** Source layers in the first frame that was drawn. */
  firstDrawn(): Promise<string[]> {
    return this.page.evaluate<string[]>('frameCount.first')
  }

  /** Asks the map for a frame, also while no screen shows it. */
  async askForFrame(): Promise<void> {
    await this.page.evaluate('void frameCount.map.triggerRepaint()')
  }

  /** Waits until nothing is drawn for a while. @returns frames that were drawn so far */
  framesAtRest(): Promise<number> {
    return this.page.evaluate((pictures) => {
      const { frameCount } = globalThis as unknown as { frameCount: FrameCount }
      return new Promise<number>((resolve) => {
        let seen = frameCount.frames
        let left = pictures
        const look = () => {
          left = frameCount.frames === seen ? left - 1 : pictures
          seen = frameCount.frames
          if (left === 0) resolve(seen)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    }, QUIET_PICTURES)
  }

  /** Drags the uncovered part of the map. */
  async drag(): Promise<void> {
    const { x, y } = await this.middle()
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x + 120, y + 60, { steps: 4 })
    await this.page.mouse.up()
  }

  /** Takes the map's WebGL context away, and returns when the map has noticed. */
  async loseContext(): Promise<void> {
    const canvas = await this.page.locator('canvas').elementHandle()
    await canvas?.evaluate((element) => {
      const context = (element as HTMLCanvasElement).getContext('webgl2')
      context?.getExtension('WEBGL_lose_context')?.loseContext()
    })
    await canvas?.waitForElementState('hidden')
  }

  /** Taps the center of the uncovered part of the map, once something is drawn there. */
  async tapMiddle(): Promise<void> {
    const middle = await this.middle()
    // A pin stands on its place.
    const [x, y] = [middle.x, middle.y - 12]
    const canvas = this.page.locator('canvas')
    const cursor = async (step: number) => {
      // The map sets the cursor on each pointer move, which shows whether a tap would hit something.
      await this.page.mouse.move(x, y + (step % 2))
      return canvas.evaluate(({ style }) => style.cursor)
    }
    let step = 0
    await expect.poll(() => cursor(step++), { intervals: [100] }).toBe('pointer')
    await this.page.mouse.click(x, y)
  }

  /** The center of the uncovered part of the map, CSS pixels of the page. */
  private async middle(): Promise<{ x: number; y: number }> {
    const box = await this.region.boundingBox()
    if (!box) throw new Error('there is no map')
    const middle = await this.page.locator('[data-map-room]').evaluate(({ style }) => ({
      x: Number.parseFloat(style.getPropertyValue('--map-middle-x')),
      y: Number.parseFloat(style.getPropertyValue('--map-middle-y')),
    }))
    return { x: box.x + middle.x, y: box.y + middle.y }
  }
}

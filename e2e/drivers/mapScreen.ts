import { expect, type LaunchOptions, type Locator, type Page } from '@playwright/test'
import type { Map as MapLibre } from 'maplibre-gl'
import { findChromium } from '../../scripts/test/chromium'

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
    const box = await this.region.boundingBox()
    if (!box) throw new Error('there is no map')
    const middle = await this.page.locator('[data-map-room]').evaluate(({ style }) => ({
      x: Number.parseFloat(style.getPropertyValue('--map-middle-x')),
      y: Number.parseFloat(style.getPropertyValue('--map-middle-y')),
    }))
    // A pin stands on its place.
    const [x, y] = [box.x + middle.x, box.y + middle.y - 12]
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
}

import { expect, type LaunchOptions, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/test/chromium'

const browser = findChromium()

/** A browser that is asked to draw WebGL in software; the other tests' browsers may or may not. */
export const SOFTWARE_WEBGL: LaunchOptions = {
  ...(browser && { executablePath: browser.path }),
  args: [
    '--no-sandbox',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    // The page itself is painted without WebGL, which costs half as much here.
    '--disable-gpu-rasterization',
    '--disable-gpu-compositing',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
  ],
}

/** What the tools cover at the top of a wide map room, CSS pixels; its middle is under them. */
const TOOLS_PX = 184

/** The map room, in English, in the words of who stands before it. */
export class MapScreen {
  constructor(private readonly page: Page) {}

  get region(): Locator {
    // MapLibre calls its canvas so too until it is loaded.
    return this.page.getByRole('region', { name: 'Map', exact: true }).and(this.page.locator('section'))
  }

  tab(name: 'Vehicles' | 'Places' | 'Charging stations'): Locator {
    return this.page.getByRole('tab', { name })
  }

  /** The panel of what is chosen. */
  panel(title: string | RegExp): Locator {
    return this.page.getByRole('region', { name: title })
  }

  /** Rows of the list of the tab that is shown, placed ones and others. */
  get rows(): Locator {
    return this.page.getByRole('tabpanel').getByRole('listitem')
  }

  row(name: string): Locator {
    return this.page.getByRole('tabpanel').getByRole('button', { name })
  }

  /** A quick choice under the search box. */
  chip(name: string): Locator {
    return this.page.getByRole('tabpanel').getByRole('button', { name, exact: true }).first()
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
    // Sources are read in a worker of the map: a frame after the last of them.
    await this.page.waitForFunction(() => document.querySelector('canvas')?.width)
  }

  /** Taps what is drawn in the middle of what the tools leave free, once there is something to tap. */
  async tapMiddle(): Promise<void> {
    const box = await this.region.boundingBox()
    if (!box) throw new Error('there is no map')
    const [x, y] = [box.x + box.width / 2, box.y + (TOOLS_PX + box.height) / 2 - 12]
    const canvas = this.page.locator('canvas')
    const cursor = async (step: number) => {
      // The map says at each move of the pointer whether a tap would hit something.
      await this.page.mouse.move(x, y + (step % 2))
      return canvas.evaluate(({ style }) => style.cursor)
    }
    let step = 0
    await expect.poll(() => cursor(step++), { intervals: [100] }).toBe('pointer')
    await this.page.mouse.click(x, y)
  }
}

import { expect, type Locator, type Page } from '@playwright/test'
import type { Map as MapLibre } from 'maplibre-gl'

/** The editor of geofence notification rules, in English. */
export class FenceEditor {
  constructor(private readonly page: Page) {}

  get map(): Locator {
    return this.page.locator('section[data-map]')
  }

  get corners(): Locator {
    return this.page.getByRole('list', { name: 'Corners' }).getByRole('listitem')
  }

  /** The problem shown for the drawing. */
  get problem(): Locator {
    return this.page.locator('[data-problem]')
  }

  get name(): Locator {
    return this.page.getByRole('textbox', { name: 'Name', exact: true })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Area or perimeter with its unit. */
  size(of: 'Area' | 'Perimeter'): Locator {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.locator('dt').getByText(of, { exact: true }) })
      .locator('dd')
  }

  async untilDrawn(): Promise<void> {
    await expect(this.map).toHaveAttribute('data-map', 'ready', { timeout: 60_000 })
    await this.map.locator('canvas').waitFor()
  }

  /** Pans the map with an arrow key, and waits until it stands. */
  async pan(key: 'ArrowRight' | 'ArrowDown'): Promise<void> {
    const before = await this.center()
    await this.page.keyboard.press(key)
    await expect.poll(() => this.center()).not.toBe(before)
    await this.page.waitForFunction(() => {
      const host = document.querySelector<HTMLElement & { map?: MapLibre }>('.map-host')
      return host?.map?.isMoving() === false
    })
  }

  /** Where the map looks. */
  center(): Promise<string> {
    return this.page.evaluate(() => {
      const host = document.querySelector<HTMLElement & { map?: MapLibre }>('.map-host')
      return String(host?.map?.getCenter())
    })
  }

  /** Taps the map at fractions of its width and height. */
  async tap(x: number, y: number): Promise<void> {
    const at = await this.placeOn(x, y)
    await this.page.mouse.click(at.x, at.y)
  }

  /** Drags a corner from one place on the map to another, once it is drawn there. */
  async dragCorner(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    const [start, end] = [await this.placeOn(...from), await this.placeOn(...to)]
    await this.page.waitForFunction(
      ([x, y]) => {
        const host = document.querySelector<HTMLElement & { map?: MapLibre }>('.map-host')
        const box = host?.getBoundingClientRect()
        const drawn = host?.map?.queryRenderedFeatures([x - (box?.x ?? 0), y - (box?.y ?? 0)], {
          layers: ['room-draft-corners'],
        })
        return drawn?.length === 1
      },
      [start.x, start.y] as const,
    )
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(end.x, end.y, { steps: 4 })
    await this.page.mouse.up()
  }

  private async placeOn(x: number, y: number): Promise<{ x: number; y: number }> {
    const box = await this.map.boundingBox()
    if (!box) throw new Error('there is no map')
    return { x: box.x + box.width * x, y: box.y + box.height * y }
  }
}

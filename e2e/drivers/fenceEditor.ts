import { expect, type Locator, type Page } from '@playwright/test'

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

  async chooseBoundary(name: string): Promise<void> {
    const choice = this.page.getByRole('button', { name: /Boundary type/ })
    await choice.click()
    await this.page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
    // The list gives the focus back when it has gone, and would take it from a field that is typed in.
    await expect(choice).toBeFocused()
  }

  /** Pans the map with two presses of an arrow key; each waits until the picture has changed and is stable. */
  async pan(key: 'ArrowRight' | 'ArrowDown'): Promise<void> {
    const canvas = this.map.locator('canvas')
    for (const _ of [1, 2]) {
      const before = await canvas.screenshot()
      let last = before
      await this.page.keyboard.press(key)
      const isStable = async () => {
        const picture = await canvas.screenshot()
        const stable = !picture.equals(before) && picture.equals(last)
        last = picture
        return stable
      }
      await expect.poll(isStable).toBe(true)
    }
  }

  /** Taps the map at fractions of its width and height. */
  async tap(x: number, y: number): Promise<void> {
    const box = await this.map.boundingBox()
    if (!box) throw new Error('there is no map')
    await this.page.mouse.click(box.x + box.width * x, box.y + box.height * y)
  }
}

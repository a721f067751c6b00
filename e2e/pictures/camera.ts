import type { CDPSession, Page, Request } from '@playwright/test'
import { isStill, MASKS, maskTexts } from './freeze'
import type { Size } from './options'

/** How long nothing changes on a screen that is at rest. */
const QUIET_MS = 250
const SETTLED_MS = 60_000

/** Takes pictures of a page at rest. */
export class Camera {
  /** Not answered yet, parts of the program among them. */
  readonly #requests = new Set<Request>()

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
    private readonly clip: { clip?: { x: number; y: number; width: number; height: number; scale: number } },
  ) {
    page.on('request', (request) => this.#requests.add(request))
    page.on('requestfinished', (request) => this.#requests.delete(request))
    page.on('requestfailed', (request) => this.#requests.delete(request))
  }

  /** Before the page's first navigation. @param shrunk the size of a window that is taken at half of it, unscrolled */
  static async of(page: Page, shrunk: Size | null): Promise<Camera> {
    const session = await page.context().newCDPSession(page)
    const [width, height] = shrunk ?? []
    return new Camera(
      page,
      session,
      width && height ? { clip: { x: 0, y: 0, width, height, scale: 0.5 } } : {},
    )
  }

  /** The window as a PNG file, once two pictures in a row are alike. @throws Error when it does not come to rest */
  async take(): Promise<Buffer> {
    const startedMs = performance.now()
    for (let before = ''; ; ) {
      await this.page.waitForFunction(isStill, QUIET_MS, { timeout: SETTLED_MS })
      await this.page.evaluate(maskTexts, MASKS)
      const isComplete = this.#requests.size === 0
      const { data } = await this.session.send('Page.captureScreenshot', { format: 'png', ...this.clip })
      if (isComplete && data === before) return Buffer.from(data, 'base64')
      if (performance.now() - startedMs > SETTLED_MS)
        throw new Error(`${this.page.url()} does not come to rest`)
      before = isComplete ? data : ''
    }
  }
}

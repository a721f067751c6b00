import type { Page } from '@playwright/test'

/** Size of a picture as the browser decodes it: `192x192`; empty when it cannot be decoded. */
export function pictureSize(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const picture = new Image()
    picture.src = address
    try {
      await picture.decode()
    } catch {
      return ''
    }
    return `${picture.naturalWidth}x${picture.naturalHeight}`
  }, src)
}

import { chromium } from '@playwright/test'
import { SOFTWARE_WEBGL } from '../drivers/mapScreen'
import type { Size } from './options'
import type { Picture } from './walk'

const COLUMNS = 6
const SHEET_PX = 2400
const STYLE = `
  body { margin: 12px; display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); gap: 12px; font: 15px sans-serif }
  figure { margin: 0 }
  img { display: block; width: 100%; outline: 1px solid gray }`

/** Writes one sheet with all pictures of a size side by side, each over its address. */
export async function writeContactSheet(
  pictures: readonly Picture[],
  size: Size,
  file: string,
): Promise<void> {
  const browser = await chromium.launch(SOFTWARE_WEBGL)
  try {
    const page = await browser.newPage({ viewport: { width: SHEET_PX, height: size[1] } })
    const figures = pictures.map(
      ({ address, png }) =>
        `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${address}</figcaption></figure>`,
    )
    await page.setContent(`<!doctype html><style>${STYLE}</style>${figures.join('')}`)
    await page.screenshot({ path: file, fullPage: true })
  } finally {
    await browser.close()
  }
}

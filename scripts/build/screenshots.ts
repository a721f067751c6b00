import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from '../check/test/chromium'
import { createKioskServer } from '../service/start/kioskServer'
import { SCREENSHOTS } from './screenshotList'

/**
 * Takes the manifest's pictures of the kiosk in `dist/` into `public/screenshots/`: run it when a
 * screen shown there looks different, and build again. The pictures are committed.
 */
const FOLDER = 'public/screenshots'
const SIZES = [
  { name: 'wide', width: 1180, height: 820 },
  { name: 'narrow', width: 820, height: 1180 },
] as const

const executablePath = findChromium()?.path
if (!executablePath) throw new Error('No Chromium was found, and none could be installed.')
const kiosk = await createKioskServer({ distDir: 'dist', port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
await mkdir(FOLDER, { recursive: true })
for (const { name: size, width, height } of SIZES) {
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: true, reducedMotion: 'reduce' })
  const cdp = await page.context().newCDPSession(page)
  await page.goto(`${kiosk.url}/welcome`)
  await page.locator('html[data-offline="ready"]').waitFor()
  for (const { name, path, readySelector } of SCREENSHOTS) {
    await page.goto(`${kiosk.url}${path}`)
    await page.locator('html[data-offline="ready"]').waitFor()
    await page.locator(readySelector).first().waitFor()
    await page.evaluate('document.fonts.ready')
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
    const file = join(FOLDER, `${name}-${size}.webp`)
    await writeFile(file, Buffer.from(data, 'base64'))
    process.stdout.write(`${file}\n`)
  }
  await page.close()
}
await browser.close()
await kiosk.close()

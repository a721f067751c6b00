import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createKioskServer } from '../../scripts/start/kioskServer'
import { BUILD } from '../drivers/site'
import { type Browser, openBrowser } from '../webkit/browser'
import { startDisplay } from '../webkit/display'
import { isUncaught, waitForOfflineReady } from '../webkit/journey'
import type { Session } from './session'
import { WebkitWalker } from './webkitWalker'

/** A device of WebKit that became offline ready, with its server stopped, and a monkey on it. */
export async function openWebkit(): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'pharos-webkit-'))
  const errors: string[] = []
  const onLine = (line: string) => {
    if (isUncaught(line)) errors.push(line)
  }
  const display = await startDisplay()
  const open = () => openBrowser({ profile, display: display.name, onLine })
  let browser: Browser | null = null
  const close = async () => {
    await browser?.quit()
    await display.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const server = await createKioskServer({ distDir: BUILD, port: 0 })
    const origin = `http://localhost:${new URL(server.url).port}`
    try {
      browser = await open()
      await waitForOfflineReady(browser, `${origin}/welcome`)
      await browser.quit()
    } finally {
      await server.close()
    }
    browser = await open()
    const { page } = browser
    return {
      walker: new WebkitWalker(page, origin, () => errors.splice(0)),
      picture: async (file) =>
        page.screenshot().then(
          (png) => writeFileSync(file, png),
          () => undefined,
        ),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

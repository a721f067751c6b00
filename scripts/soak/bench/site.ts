import type { RunningServer } from '../../service/metrics-service/httpServer'
import { createKioskServer, type MetricsApp } from '../../service/start/kioskServer'
import { until, withBrowser } from './browser'
import { newFolder } from './tempFolder'

const HOST = '127.0.0.1'
const INSTALL_LIMIT_MS = 90_000

/** A build under one address for the whole bench, whose server comes and goes. */
export interface Site {
  name: string
  url: string
  start(metricsApp?: MetricsApp): Promise<void>
  /** Closes the listener and every open socket. */
  stop(): Promise<void>
  /** A browser profile that has visited once and is able to work offline; made at the first call. */
  visitedProfile(): Promise<string>
}

/** Reserves a port for the build in `distDir`; the server is stopped at first. */
export async function createSite(name: string, distDir: string, ready: ReadyCheck): Promise<Site> {
  const reserved = await createKioskServer({ distDir, port: 0, host: HOST })
  const { port, url } = reserved
  await reserved.close()
  let server: RunningServer | null = null
  let profile: Promise<string> | null = null

  const site: Site = {
    name,
    url,
    async start(metricsApp) {
      server = await createKioskServer({ distDir, port, host: HOST, metricsApp })
    },
    async stop() {
      await server?.close()
      server = null
    },
    visitedProfile() {
      profile ??= visitOnce()
      return profile
    },
  }

  async function visitOnce(): Promise<string> {
    const folder = newFolder(`visited-${name}`)
    await site.start()
    try {
      await withBrowser(folder, {}, async ({ page }) => {
        await page.goto(`${url}/welcome`)
        await page.evaluate(ready.begin)
        await until(page, ready.done, { limitMs: INSTALL_LIMIT_MS, everyMs: 200 })
      })
    } finally {
      await site.stop()
    }
    return folder
  }
  return site
}

/** Expressions run in the page. */
export interface ReadyCheck {
  begin: string
  /** True once the site works offline. */
  done: string
}

/** The kiosk proves its files and its data itself. */
export const KIOSK_READY: ReadyCheck = {
  begin: '0',
  done: "document.documentElement.dataset.offline === 'ready'",
}

/** A fixture page does not know of its worker: the bench registers it. */
export const FIXTURE_READY: ReadyCheck = {
  begin: "navigator.serviceWorker.register('/sw.js').then(() => 0)",
  done: 'navigator.serviceWorker.controller !== null',
}

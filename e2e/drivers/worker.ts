import { expect, type Page } from '@playwright/test'

/** Deletes the worker's files whose path begins like this, and the browser's own cache; says how many. */
export async function dropFromCache(page: Page, start: string): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
  return page.evaluate(async (path) => {
    let dropped = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (new URL(request.url).pathname.startsWith(path) && (await cache.delete(request))) dropped += 1
    }
    return dropped
  }, start)
}

export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

/** What of the worker's registration a test needs to know. */
export function registration(page: Page): Promise<{ installing: boolean; waiting: boolean } | null> {
  return page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration()
    return found ? { installing: found.installing !== null, waiting: found.waiting !== null } : null
  })
}

/** Asks for a newer worker, as the hourly look does; a failure to fetch or install it is no error here. */
export async function askForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration()
    await found?.update().catch(() => undefined)
  })
}

/** Asks for a newer worker and waits until it is installed and waits itself. */
export async function lookForUpdate(page: Page): Promise<void> {
  await askForUpdate(page)
  await expect.poll(async () => (await registration(page))?.waiting ?? false, { timeout: 45_000 }).toBe(true)
}

import { expect, type Page } from '@playwright/test'

/** Deletes a file from the worker's caches and the HTTP cache. @returns number of deleted entries */
export async function dropFromCache(page: Page, path: string): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
  return page.evaluate(async (lost) => {
    let dropped = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (new URL(request.url).pathname === lost && (await cache.delete(request))) dropped += 1
    }
    return dropped
  }, path)
}

/** Paths of all files in the worker's caches. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

/** State of the worker's registration. */
export function registration(page: Page): Promise<{ installing: boolean; waiting: boolean } | null> {
  return page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration()
    return found ? { installing: found.installing !== null, waiting: found.waiting !== null } : null
  })
}

/** Checks for a newer worker, as the hourly check does. A failed fetch or install is not an error here. */
export async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration()
    await found?.update().catch(() => undefined)
  })
}

/** Checks for a newer worker and waits until it is installed and in the waiting state. */
export async function waitForUpdate(page: Page): Promise<void> {
  await checkForUpdate(page)
  await expect.poll(async () => (await registration(page))?.waiting ?? false, { timeout: 45_000 }).toBe(true)
}

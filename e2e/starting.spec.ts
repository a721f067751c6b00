import { expect } from '@playwright/test'
import { test } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'

/** Whatever hangs, a start ends with a screen, or with the page of last resort and its one button. */

/** More than opening the database and a call of it may take together. */
const DATABASE_LIMITS_MS = 8_500

/** Answers documents; on the first page that it controls it keeps every script. */
const WORKER = `
let loads = 0
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') loads += 1
  else if (loads === 1 && event.request.url.endsWith('.js')) event.respondWith(new Promise(() => {}))
})`

test('a worker that answers the document but never its scripts leaves a plain page with one button', async ({
  booth,
  device,
}) => {
  booth.site.write('sw.js', WORKER)
  const kiosk = await device.open('/1')
  await kiosk.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await kiosk.page.reload({ waitUntil: 'commit' })
  const again = kiosk.page.getByRole('link', { name: 'Try again · Reintentar · Réessayer' })
  // Hidden, it is not there for a screen reader either.
  await expect(kiosk.page.locator('.plain-page')).toBeAttached()
  await expect(kiosk.alert).toHaveCount(0)
  await expect(again).toBeVisible({ timeout: 10_000 })
  for (const words of ['could not start', 'no pudo iniciar', 'n’a pas pu démarrer'])
    await expect(kiosk.alert).toContainText(words)
  await again.click({ noWaitAfter: true })
  await expect(kiosk.heading).toHaveText('Vehicles')
  await expect(again).toHaveCount(0)
})

test.describe('a database that another tab holds in mid-transaction', () => {
  test.use({ prepared: true })

  test('is said in the place of the rows, which come by themselves once it is free', async ({ device }) => {
    const holder = await device.open('/welcome')
    await holder.waitForOfflineReady()
    const letGo = await holdVehicles(holder)
    const kiosk = await device.newTab()
    await kiosk.takeClock()
    await kiosk.visit('/1')
    await expect(kiosk.heading).toHaveText('Vehicles')
    await kiosk.passTime(DATABASE_LIMITS_MS)
    await expect(kiosk.alert).toContainText('Storage on this device stopped responding')
    await expect(kiosk.alert.getByRole('button', { name: 'Reload' })).toBeVisible()
    await letGo()
    await expect(kiosk.vehicles).not.toHaveCount(0, { timeout: 15_000 })
    await expect(kiosk.alert).toHaveCount(0)
  })
})

/** In a worker, which can sleep in an answer: a page would have to ask without a rest. */
const HOLDER = `
const asleep = new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer)
let isHeld = true
addEventListener('message', () => { isHeld = false })
indexedDB.open('pharos').onsuccess = ({ target }) => {
  const store = target.result.transaction('vehicles', 'readwrite').objectStore('vehicles')
  const ask = () => {
    store.count().onsuccess = () => {
      postMessage('held')
      Atomics.wait(asleep, 0, 0, 50)
      if (isHeld) ask()
    }
  }
  ask()
}`

/** Keeps a transaction open that writes vehicles. @returns what ends it */
async function holdVehicles({ page }: Kiosk): Promise<() => Promise<void>> {
  const holder = await page.evaluateHandle(async (script) => {
    const worker = new Worker(URL.createObjectURL(new Blob([script])))
    await new Promise((resolve, reject) => {
      worker.onmessage = resolve
      worker.onerror = reject
    })
    return worker
  }, HOLDER)
  return () => holder.evaluate((worker) => worker.postMessage('let go'))
}

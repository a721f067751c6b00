import { expect } from '@playwright/test'
import { test } from './drivers/fixtures'

/** Whatever hangs, a start ends with a screen, or with the page of last resort and its one button. */

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

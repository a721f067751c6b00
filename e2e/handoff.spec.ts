import { expect } from '@playwright/test'
import { encodeHandoff } from '#domain/handoff/encodeHandoff'
import { test } from './drivers/fixtures'

test.use({ prepared: true })

test('the hand-off page shows a summary under its own policy, beside a worker that keeps none of it', async ({
  device,
  booth,
}) => {
  const kiosk = await device.open('/welcome')
  const page = await (await device.turnOn()).newPage()
  const fragment = encodeHandoff({
    kind: 'tour',
    locale: 'es-MX',
    event: 'Feria de camiones',
    seen: ['trips', 'health'],
    interests: 1,
    unseen: ['search'],
  })
  await page.goto(`${booth.url}/handoff.html#${fragment}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su recorrido por Pharos Fleet')
  await expect(page.getByText('2 de 3 vistos')).toBeVisible()
  await expect(page.getByText('En Feria de camiones')).toBeVisible()
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
  await expect(policy).toHaveAttribute('content', /default-src 'none'; script-src 'self'/)
  // The icon comes with the page: a host that has the page and its two files alone is asked for nothing else.
  const icon = await page.locator('link[rel="icon"]').getAttribute('href')
  const width = await page.evaluate(async (src) => {
    const image = new Image()
    image.src = src ?? ''
    await image.decode()
    return image.naturalWidth
  }, icon)
  expect(width).toBeGreaterThan(0)
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => name !== icon && !name.includes('/assets/handoff-'))).toEqual([])
  const kept = await kiosk.page.evaluate(async () => {
    const addresses = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    )
    return addresses.flat()
  })
  expect(kept.length).toBeGreaterThan(50)
  expect(kept.filter((url) => url.includes('handoff'))).toEqual([])
})

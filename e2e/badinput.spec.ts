import { expect } from '@playwright/test'
import type { Device } from './drivers/device'
import { test } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'

/** Malformed addresses and storage: no script runs, nothing breaks, and the visitor can continue. */
const MARKUP = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>'

/** Expects no dialog, no injected script and no error. */
async function expectNoInjection(device: Device, kiosk: Kiosk): Promise<void> {
  await expect(kiosk.heading).toHaveCount(1)
  expect(await kiosk.page.evaluate(() => 'pwned' in window)).toBe(false)
  expect(await kiosk.page.locator('img[src="x"]').count()).toBe(0)
  expect(device.seen().dialogs()).toEqual([])
  expect(device.seen().problems()).toEqual([])
}

const SEARCHES: [string, string][] = [
  ['10,000 characters', 'a'.repeat(10_000)],
  ['markup', MARKUP],
  ['emoji', '🚚🏁👩‍🔧'],
  ['a NUL, a line break and a direction mark', '\0\n\u202eabc'],
  ['what a regular expression would choke on', '(((([[[*+?\\'],
]

test('a search for nonsense finds nothing and can be taken back', async ({ unplugged: device }) => {
  const kiosk = await device.newTab()
  for (const [what, query] of SEARCHES)
    await test.step(what, async () => {
      await kiosk.visit(`/1?q=${encodeURIComponent(query)}`)
      await expect(kiosk.page.getByText('No results were found')).toBeVisible()
      await kiosk.searchBox.fill('')
      await expect(kiosk.vehicles).not.toHaveCount(0)
      await expectNoInjection(device, kiosk)
    })
})

test('an address that no standard allows is no error', async ({ unplugged: device }) => {
  const kiosk = await device.newTab()
  const addresses: [string, string][] = [
    ['broken percent signs in the search', '/1?q=%E0%A4%A&%=%zz'],
    ['several q, and a q without a value', '/1?q=tahoe&q=bolt&q'],
    ['a broken percent sign in the path', '/1/detail/%E0%A4%A'],
  ]
  for (const [what, path] of addresses)
    await test.step(what, async () => {
      await kiosk.visit(path)
      await expectNoInjection(device, kiosk)
    })
  await kiosk.follow('/1')
  await expect(kiosk.vehicles).not.toHaveCount(0)
})

const VEHICLES: [string, string][] = [
  ['unknown', '/1/detail/unknown'],
  ['markup', `/1/detail/${encodeURIComponent(MARKUP)}`],
  ['a way out of a folder', '/1/detail/..%2f'],
  ['a name of every object', '/1/detail/__proto__'],
  ['emoji', `/1/detail/${encodeURIComponent('🚚')}`],
  ['very long', `/1/detail/${'v'.repeat(5_000)}`],
]

test('a vehicle id that is nonsense leads back to the list', async ({ unplugged: device }) => {
  const kiosk = await device.newTab()
  for (const [what, path] of VEHICLES)
    await test.step(what, async () => {
      await kiosk.visit(path)
      await kiosk.backLink.click()
      await kiosk.arrivesAt('/1')
      await expect(kiosk.vehicles).not.toHaveCount(0)
      await expectNoInjection(device, kiosk)
    })
})

test('nonsense in storage is ignored', async ({ unplugged: device }) => {
  const kiosk = await device.newTab()
  // Runs before the kiosk's scripts, because the kiosk rewrites its storage when a page is left.
  await kiosk.page.addInitScript(() => {
    for (const key of ['inDealerMode', 'inDemoMode', 'selectedSettingsPage', 'isCameraAdded'])
      localStorage.setItem(key, '{"not": json')
    localStorage.setItem('inEssentialsMode', '"yes"')
    localStorage.setItem('locale', 'constructor')
    sessionStorage.setItem('pharos.visit', '{"id":5,"events":[1,null]}')
    sessionStorage.setItem('pharos.spill', '[null,{"events":3}]')
  })
  // An unknown language goes first, and is no language.
  await kiosk.visit('/1?lang=__proto__')
  await expect(kiosk.page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(kiosk.vehicles).not.toHaveCount(0)
  // This screen is for fleets only, so the mode did not become dealer.
  await expect(kiosk.navigation.locator('a[href="/9"]')).toBeAttached()
  await expectNoInjection(device, kiosk)
})

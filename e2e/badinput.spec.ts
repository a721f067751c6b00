import { expect } from '@playwright/test'
import type { Device } from './drivers/device'
import { test } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'

test.use({ prepared: true })

/** Whatever stands in the address: no script runs, nothing breaks, and there is a way on. */
const MARKUP = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>'

/** A tab of the shared device, which tests of the address only read; what was seen before does not count. */
async function openAfresh(device: Device, path: string): Promise<Kiosk> {
  const kiosk = await device.newTab()
  device.seen().forget()
  await kiosk.visit(path)
  return kiosk
}

/** No dialog, no script of the address, no error; and the next screen works. */
async function expectUnharmed(device: Device, kiosk: Kiosk): Promise<void> {
  await expect(kiosk.heading).toHaveCount(1)
  expect(await kiosk.page.evaluate(() => 'pwned' in window)).toBe(false)
  expect(await kiosk.page.locator('img[src="x"]').count()).toBe(0)
  expect(device.seen().dialogs()).toEqual([])
  expect(device.seen().problems()).toEqual([])
  await kiosk.visit('/1')
  await expect(kiosk.vehicles).not.toHaveCount(0)
  await kiosk.close()
}

const SEARCHES: [string, string][] = [
  ['10,000 characters', 'a'.repeat(10_000)],
  ['markup', MARKUP],
  ['emoji', '🚚🏁👩‍🔧'],
  ['a NUL, a line break and a direction mark', '\0\n\u202eabc'],
  ['what a regular expression would choke on', '(((([[[*+?\\'],
]
for (const [what, query] of SEARCHES)
  test(`searching for ${what} finds nothing and can be taken back`, async ({ unplugged: { device } }) => {
    const kiosk = await openAfresh(device, `/1?q=${encodeURIComponent(query)}`)
    await expect(kiosk.page.getByText('No results were found')).toBeVisible()
    await kiosk.searchBox.fill('')
    await expect(kiosk.vehicles).not.toHaveCount(0)
    await expectUnharmed(device, kiosk)
  })

test('a search with broken percent signs is no error', async ({ unplugged: { device } }) => {
  const kiosk = await openAfresh(device, '/1?q=%E0%A4%A&%=%zz')
  await expectUnharmed(device, kiosk)
})

test('several q, and a q without a value, are no error', async ({ unplugged: { device } }) => {
  const kiosk = await openAfresh(device, '/1?q=tahoe&q=bolt&q')
  await expectUnharmed(device, kiosk)
})

const VEHICLES: [string, string][] = [
  ['unknown', '/1/detail/unknown'],
  ['markup', `/1/detail/${encodeURIComponent(MARKUP)}`],
  ['a way out of a folder', '/1/detail/..%2f'],
  ['a name of every object', '/1/detail/__proto__'],
  ['emoji', `/1/detail/${encodeURIComponent('🚚')}`],
  ['very long', `/1/detail/${'v'.repeat(5_000)}`],
]
for (const [what, path] of VEHICLES)
  test(`a vehicle id that is ${what} leads back to the list`, async ({ unplugged: { device } }) => {
    const kiosk = await openAfresh(device, path)
    await kiosk.backLink.click()
    await kiosk.arrivesAt('/1')
    await expectUnharmed(device, kiosk)
  })

test('a broken percent sign in a path is no error', async ({ booth, device }) => {
  await booth.stopKiosk()
  const kiosk = await device.newTab()
  await kiosk.visit('/1/detail/%E0%A4%A')
  await expectUnharmed(device, kiosk)
})

test('an unknown language is English', async ({ device }) => {
  for (const lang of ['constructor', '__proto__', 'toString', 'xx', '', '<b>', '../en']) {
    const kiosk = await device.open(`/1?lang=${encodeURIComponent(lang)}`)
    await expect(kiosk.page.locator('html')).toHaveAttribute('lang', 'en')
    await kiosk.close()
  }
  expect(device.seen().problems()).toEqual([])
})

test('a language in another spelling is that language', async ({ device }) => {
  const kiosk = await device.open('/1?lang=fr-ca')
  await expect(kiosk.page.locator('html')).toHaveAttribute('lang', 'fr-CA')
})

test('nonsense in localStorage is as nothing', async ({ device }) => {
  const kiosk = await device.open('/welcome')
  await kiosk.page.evaluate(() => {
    for (const key of ['inDealerMode', 'inDemoMode', 'selectedSettingsPage', 'isCameraAdded'])
      localStorage.setItem(key, '{"not": json')
    localStorage.setItem('inEssentialsMode', '"yes"')
    localStorage.setItem('locale', 'constructor')
  })
  await kiosk.visit('/1')
  await expect(kiosk.page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(kiosk.page.getByText('Fleet Management')).toBeVisible()
  await expectUnharmed(device, kiosk)
})

test('nonsense in sessionStorage is a new visit', async ({ device }) => {
  const kiosk = await device.open('/1')
  await kiosk.page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"id":5,"events":[1,null]}')
    sessionStorage.setItem('pharos.spill', '[null,{"events":3}]')
  })
  await kiosk.reload()
  await expectUnharmed(device, kiosk)
})

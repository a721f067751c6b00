import { expect } from '@playwright/test'
import { recordedRun, WATCHED_ADDRESSES } from '#domain/testing/recordedRun'
import { messageOf } from './drivers/catalogs'
import { dumpOf, rowsOf, storeRun } from './drivers/database'
import { test } from './drivers/fixtures'

/** A run that was played in English on a wide screen is watched in French on a narrow one (docs/decisions.md D38). */
test('a ghost walks a stored run in another language and orientation, and leaves nothing behind', async ({
  unplugged: device,
}) => {
  const kiosk = await device.newTab()
  const { page } = kiosk
  await kiosk.allowMotion()
  await kiosk.resize(820, 1180)
  await kiosk.visit('/game?lang=fr-CA&motion=0')
  const datasets = await rowsOf(page, 'datasets')
  const { run, acts } = recordedRun(datasets.find(({ name }) => name === 'vehicles'))
  await storeRun(page, run, acts)
  await kiosk.reload()
  const row = page.getByRole('row').filter({ hasText: run.initials ?? '' })
  const watch = row.getByRole('button')
  const bar = page.getByRole('region', { name: messageOf('fr-CA', 'Replay') })
  // The first touch of a visit is written down, and so is that the start went well.
  await kiosk.heading.click()
  const visit = await page.evaluate(() => JSON.parse(sessionStorage.getItem('pharos.visit') ?? '{}').id)
  const isTouched = async () =>
    (await rowsOf(page, 'visits')).some(({ id, touched }) => id === visit && touched === 1)
  await expect.poll(isTouched).toBe(true)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pharos.starting'))).toBeNull()
  const before = await dumpOf(page)
  const shown: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url())
    shown.push(pathname + search)
  })
  await page.evaluate(() => {
    addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) document.documentElement.dataset.typed = target.value
    })
  })

  await watch.click()
  await bar.getByRole('button', { name: '4×' }).click()
  await expect(bar).toHaveCount(0)
  await expect(watch).toBeFocused()
  expect(shown.filter((address) => WATCHED_ADDRESSES.includes(address))).toEqual(WATCHED_ADDRESSES)
  // 75 mph is set as 120 km/h where units are metric.
  expect(await page.locator('html').getAttribute('data-typed')).toBe('120')
  expect(await dumpOf(page)).toEqual(before)
  expect(device.seen().problems()).toEqual([])
})

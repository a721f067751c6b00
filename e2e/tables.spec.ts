import { expect } from '@playwright/test'
import { test } from './drivers/fixtures'
import { sidewaysScrollers } from './drivers/screenChecks'

const LISTS = ['/1', '/2', '/9', '/behavior-efficiency'] as const

test('a table has whole columns only, and the others in its rows', async ({ unplugged: device }) => {
  const kiosk = await device.open('/1')
  for (const [width, height, locale] of [
    [1180, 820, 'en'],
    [820, 1180, 'fr-CA'],
  ] as const)
    for (const path of LISTS)
      await test.step(`${path} at ${width} px in ${locale}`, async () => {
        await kiosk.resize(width, height)
        await kiosk.visit(`${path}?lang=${locale}`)
        await expect(kiosk.page.locator('tr[data-index]').first()).toBeVisible()
        expect(await sidewaysScrollers(kiosk.page)).toEqual([])
        const cut = await kiosk.page.locator('th, td').evaluateAll((cells) => {
          const edge = document.querySelector('table')?.parentElement?.getBoundingClientRect().right ?? 0
          return cells
            .filter(
              (cell) =>
                cell.getBoundingClientRect().right > edge + 1 || cell.scrollWidth > cell.clientWidth + 1,
            )
            .map((cell) => cell.textContent)
        })
        expect(cut).toEqual([])
      })
  // What has no room is in the row.
  await kiosk.visit('/1?lang=en')
  await kiosk.page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
  await expect(kiosk.page.getByRole('term').filter({ hasText: 'VIN' })).toBeVisible()
})

import { expect } from '@playwright/test'
import { titleIdOf } from '#domain/device/routes'
import { titleOf } from './drivers/catalogs'
import { test } from './drivers/fixtures'
import { cutCells, sidewaysScrollers } from './drivers/screenChecks'

const LISTS = ['/1', '/2', '/9', '/behavior-efficiency'] as const

/** In English every screen is held against this in routes.spec.ts; French has the longest words. */
test('a table has whole columns only on a narrow screen in French', async ({ unplugged: device }) => {
  const kiosk = await device.newTab()
  await kiosk.resize(820, 1180)
  await kiosk.visit('/home?lang=fr-CA')
  for (const path of LISTS)
    await test.step(path, async () => {
      await kiosk.follow(path)
      await expect(kiosk.heading).toHaveText(titleOf('fr-CA', titleIdOf(path)))
      await expect(kiosk.page.locator('tr[data-index]').first()).toBeVisible()
      expect(await sidewaysScrollers(kiosk.page)).toEqual([])
      expect(await cutCells(kiosk.page)).toEqual([])
    })
})

import { test } from './drivers/fixtures'
import { rowsOf } from './drivers/database'
for (let i = 0; i < 4; i += 1)
test(`probe ${i}`, async ({ device }) => {
  const kiosk = await device.newTab()
  await kiosk.page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const s = `${Math.round(performance.now())} ${document.documentElement.dataset.offline} ${document.querySelectorAll('[role=switch]').length}`
      if (seen.at(-1)?.split(' ').slice(1).join() !== s.split(' ').slice(1).join()) seen.push(s)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await kiosk.visit('/1/detail/v-1')
  await kiosk.untilOfflineReady().catch(() => {})
  await kiosk.page.waitForTimeout(3000)
  console.log(i, await kiosk.page.evaluate(() => Reflect.get(window, 'seen')), (await rowsOf(kiosk.page, 'vehicles')).length, await kiosk.page.locator('main').innerText().catch(() => ''), device.seen().lines().slice(0, 5))
})

import { expect } from '@playwright/test'
import { recordedInteractions } from './drivers/database'
import { waitForRecorded } from './drivers/delivery'
import { test } from './drivers/fixtures'

/** What only a browser has of the hints (docs/game.md T1): layout, and a page that is left. */
test('beacons move with what they point at, and lie on nothing that can be pressed; hints on nothing they speak of', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/home')
  const beacon = (name: string) => kiosk.page.getByRole('button', { name: `Hint: ${name}`, exact: true })
  await expect(beacon('Vehicle snapshot')).toBeVisible()
  await expect(beacon('Recalls')).toBeHidden()
  const middles = await kiosk.page.evaluate(() =>
    [...document.querySelectorAll('a[href], button:not([data-beacon]), input, select')].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit?.closest('[data-beacon]') ? [control.outerHTML.slice(0, 120)] : []
    }),
  )
  expect(middles).toEqual([])
  expect(await kiosk.page.evaluate(textsUnderDots)).toEqual([])

  const before = await beacon('Vehicle snapshot').boundingBox()
  const bell = beacon('Notifications').locator('span')
  const bellBefore = await bell.boundingBox()
  await kiosk.scrollTo(8)
  await expect
    .poll(async () => (await beacon('Vehicle snapshot').boundingBox())?.y)
    .toBe((before?.y ?? 0) - 8)
  // The search is under the header then, in the way of nothing.
  await kiosk.scrollTo(80)
  await expect(beacon('Vehicle search')).toBeHidden()
  await expect(beacon('Recalls')).toBeVisible()
  expect(await bell.boundingBox()).toEqual(bellBefore)

  await beacon('Vehicle snapshot').click()
  const snapshot = kiosk.page.getByRole('dialog', { name: 'The whole fleet at a glance' })
  await expect(snapshot).toBeVisible()
  const lines = await kiosk.page.getByRole('table', { name: 'Vehicle snapshot' }).boundingBox()
  expect((await snapshot.boundingBox())?.y).toBeGreaterThanOrEqual((lines?.y ?? 0) + (lines?.height ?? 0))

  await kiosk.bell.click()
  await beacon('Notification settings').click()
  await expect(kiosk.panel).toBeVisible()
  const bubble = kiosk.page.getByRole('dialog', { name: 'Only what matters' })
  const gear = await kiosk.panel.getByRole('button', { name: 'Notification settings' }).boundingBox()
  await expect
    .poll(async () => Math.round((await bubble.boundingBox())?.y ?? 0))
    .toBe(Math.round((gear?.y ?? 0) + (gear?.height ?? 0) + 12))
})

test('a bubble takes the focus of the keyboard, and every step of it stays in a small window', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/8')
  await kiosk.page.setViewportSize({ width: 320, height: 640 })
  await kiosk.page.getByRole('button', { name: 'Hint: Add-on Solutions', exact: true }).press('Enter')
  await expect(kiosk.page.getByRole('dialog')).toBeFocused()
  const next = kiosk.page.getByRole('button', { name: 'Next', exact: true })
  for (const step of [1, 2, 3]) {
    await expect(next.locator('xpath=../p')).toHaveText(`${step} of 3`)
    await expect(kiosk.page.getByRole('dialog')).toBeInViewport({ ratio: 1 })
    await next.click()
  }
})

test.describe('on a device of its own', () => {
  test.use({ prepared: true })

  test('a hint that is open when the page is left is recorded as closed', async ({
    booth,
    device,
    metrics,
  }) => {
    await booth.site.configure({ metricsUrl: metrics.url })
    const kiosk = await device.open('/home')
    await kiosk.page.getByRole('button', { name: 'Hint: Notifications', exact: true }).click()
    await waitForRecorded(kiosk, 1)
    await kiosk.visit('/2')
    await waitForRecorded(kiosk, 2)
    const [open, close] = await recordedInteractions(kiosk.page)
    expect([open?.action, close?.action]).toEqual(['1-open', '1-close'])
    expect(close?.value).toBeGreaterThan(0)
    expect(close?.sessionIdentifier).toBe(open?.sessionIdentifier)
  })
})

/** Texts that a dot of a beacon covers. */
function textsUnderDots(): string[] {
  const dots = [...document.querySelectorAll('[data-beacon][data-shown="true"] > span')].map((dot) =>
    dot.getBoundingClientRect(),
  )
  if (dots.length === 0) throw new Error('no beacon shows')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const covered: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue
    range.selectNodeContents(node)
    for (const { left, top, right, bottom, width } of range.getClientRects())
      for (const dot of dots)
        if (width > 1 && left < dot.right && right > dot.left && top < dot.bottom && bottom > dot.top)
          covered.push(node.textContent)
  }
  return covered
}

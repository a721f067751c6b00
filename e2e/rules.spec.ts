import { expect } from '@playwright/test'
import { nextNotificationId } from '#domain/notifications/notificationRule'
import { rowsOf } from './drivers/database'
import { demoRows } from './drivers/demoData'
import { test } from './drivers/fixtures'

/**
 * Rules in the built product with the server stopped: one type from its first press to its end, and every way out of an
 * editor with unsaved changes (docs/rules.md SE-14 to SE-27). Each type by itself: src/features/settings/editor.
 */
test.use({ prepared: true })

const RULES = demoRows('customNotifications')
const NEXT = nextNotificationId(RULES)
const SPEED_RULE = RULES.find(({ type, section }) => type === 7 && section === 'fleet')?.id ?? ''

test('a speed rule is set by its dial, counted while it is set, changed and deleted', async ({
  booth,
  device,
}) => {
  await booth.stopKiosk()
  const kiosk = await device.open('/7/set/7?lang=en')
  const { page } = kiosk
  const times = page.getByRole('status', { name: 'Times in the last 60 days' })
  const count = async () =>
    Number.parseInt((await times.innerText()).replace(/\D*([\d,]+).*/s, '$1').replace(',', ''), 10)
  await expect(times).toContainText(/\d/)
  const before = await count()
  await page.getByRole('button', { name: 'Increase Fixed speed' }).click()
  await expect(page.getByRole('textbox', { name: 'Fixed speed' })).toHaveValue('85')
  await expect.poll(count).toBeLessThan(before)
  await page.getByRole('slider', { name: 'Fixed speed' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(count).toBe(before)

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Town speed')
  await page.getByRole('button', { name: 'Create notification' }).click()
  await kiosk.arrivesAt(`/7/set/7/${NEXT}`)
  await page.getByRole('textbox', { name: 'Fixed speed' }).fill('70')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Notification updated successfully')).toBeVisible()
  const rule = (await rowsOf(page, 'customNotifications')).find(({ id }) => id === NEXT)
  expect(rule).toMatchObject({ type: 7, speedConditions: { fixed: { speed: 70, unit: 'mph' } } })

  await page.getByRole('button', { name: 'Test it' }).click()
  await kiosk.bell.click()
  const toast = page.getByText(/^Test sent for/)
  await toast.hover()
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
  ] as const) {
    await kiosk.resize(width, height)
    const panel = await kiosk.panel.boundingBox()
    const box = await toast.locator('xpath=..').boundingBox()
    const isBeside = (box?.x ?? 0) + (box?.width ?? 0) <= (panel?.x ?? 0)
    const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (panel?.y ?? 0)
    expect(isBeside || isAbove, `the toast beside the panel at ${width} px`).toBe(true)
  }
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete notification' }).click()
  await kiosk.arrivesAt('/7')
  await expect.poll(async () => (await rowsOf(page, 'customNotifications')).length).toBe(RULES.length)
})

test('every way out asks about unsaved changes, and a reload keeps them', async ({ booth, device }) => {
  await booth.stopKiosk()
  const kiosk = await device.open('/7/set/7?lang=en')
  const { page } = kiosk
  await page.locator(`a[href="/7/set/7/${SPEED_RULE}"]`).click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).not.toHaveValue('')
  const stored = await name.inputValue()
  await name.fill('Half done')
  const question = page.getByRole('alertdialog', { name: 'Save your changes?' })
  const waysOut: [string, () => Promise<unknown>][] = [
    ['back', () => page.evaluate(() => history.back())],
    ['back link', () => kiosk.backLink.click()],
    ['navigation', () => kiosk.navigation.locator('a[href="/0"]').click()],
    ['profile', () => kiosk.fromAccountMenu('Profile')],
    ['sign out', () => kiosk.fromAccountMenu('Sign out')],
    [
      'logo',
      () =>
        page
          .getByRole('button', { name: /start over/ })
          .first()
          .click(),
    ],
  ]
  for (const [way, leave] of waysOut) {
    await test.step(way, async () => {
      await leave()
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toHaveCount(0)
      await kiosk.arrivesAt(`/7/set/7/${SPEED_RULE}`)
      await expect(name).toHaveValue('Half done')
    })
  }

  await kiosk.reload()
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible()
  await expect(name).toHaveValue('Half done')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(name).toHaveValue(stored)
  await kiosk.backLink.click()
  await kiosk.arrivesAt('/7')
})

import { expect } from '@playwright/test'
import { DEFAULT_TIME_ZONE, dayTimeOf } from '../src/domain/kiosk/demoTime'
import { THEMES } from '../src/domain/kiosk/deviceMirror'
import { nextNotificationId } from '../src/domain/notifications/notificationRule'
import { rowsOf } from './drivers/database'
import { demoRows } from './drivers/demoData'
import { FenceEditor } from './drivers/fenceEditor'
import { test } from './drivers/fixtures'
import { SOFTWARE_WEBGL } from './drivers/mapScreen'
import { accessibilityFaults, sidewaysScrollers, smallTargets } from './drivers/screenChecks'

/**
 * Drawing geofences with the server stopped (docs/rules.md SE-07, SE-08, SE-14 to SE-28, SE-42,
 * CN-13 to CN-16).
 */
test.use({ launch: SOFTWARE_WEBGL, prepared: true, coarse: true })

const RULES = demoRows('customNotifications').length
/** Ids of the next rule and fence; the shipped ones are numbered from 1. */
const NEXT_RULE = nextNotificationId(demoRows('customNotifications'))
const NEXT_FENCE = `g-${demoRows('geofences').length + 1}`

test('a polygon is drawn by taps, stored with its rule, there after a reload and gone after a reset', async ({
  booth,
  device,
}) => {
  await booth.stopKiosk()
  const kiosk = await device.open('/7/set/8?lang=en')
  const { page } = kiosk
  const editor = new FenceEditor(page)
  await editor.untilDrawn()

  await editor.tap(0.3, 0.4)
  await editor.tap(0.7, 0.4)
  await editor.tap(0.7, 0.8)
  await expect(editor.corners).toHaveCount(3)
  await expect(editor.size('Area')).toContainText('mi²')
  await editor.tap(0.5, 0.3)
  await expect(editor.problem).toHaveText(/The line from corner 3 to corner 4 crosses the line from corner 1/)
  await expect(editor.size('Area')).toHaveText('--')
  await editor.button('Close shape').click()
  await expect(editor.problem).toBeVisible()
  await editor.button('Undo').click()
  await expect(editor.problem).toHaveCount(0)
  await expect(editor.corners).toHaveCount(3)
  await editor.tap(0.3, 0.8)
  await editor.tap(0.3, 0.4)
  await expect(page.getByText('The shape is closed. Tap a corner to move it.')).toBeVisible()
  await editor.tap(0.7, 0.8)
  await editor.tap(0.75, 0.85)

  await editor.button('Create notification').click()
  await expect(page.getByText('Value required')).toBeVisible()
  // As fast as people type: a second press right after the first counts as one of a double press.
  await editor.name.pressSequentially('West loop', { delay: 60 })
  await editor.button('Create notification').click()
  await kiosk.arrivesAt(`/7/set/8/${NEXT_RULE}`)
  await expect(page.getByText('Notification created successfully')).toBeVisible()
  const rule = (await rowsOf(page, 'customNotifications')).find(({ id }) => id === NEXT_RULE)
  expect(rule).toMatchObject({
    type: 8,
    inApp: true,
    email: false,
    geofence: {
      mapId: NEXT_FENCE,
      trigger: { enter: true, exit: true },
      time: { allDay: true, start: 480, end: 1200 },
    },
    lastUpdated: { daysAgo: dayTimeOf(new Date(), DEFAULT_TIME_ZONE).daysAgo },
  })
  const fence = (await rowsOf(page, 'geofences')).find(({ id }) => id === NEXT_FENCE)
  expect(fence).toMatchObject({ boundary: 'polygon', area: { us: { type: 'Polygon' } } })
  expect(fence?.area.us.type === 'Polygon' && fence.area.us.coordinates[0]).toHaveLength(5)

  await kiosk.reload()
  await expect(editor.name).toHaveValue('West loop')
  await expect(editor.size('Area')).toContainText('mi²')
  await kiosk.tapLogo()
  await expect.poll(async () => (await rowsOf(page, 'customNotifications')).length).toBe(RULES)
  expect(await rowsOf(page, 'geofences')).toHaveLength(demoRows('geofences').length)
  expect(device.seen().strayRequests()).toEqual([])
})

test('a circle by its number, a zip code from the list, and nothing is lost between them', async ({
  booth,
  device,
}) => {
  await booth.stopKiosk()
  const kiosk = await device.open('/7/set/8?lang=en')
  const { page } = kiosk
  const editor = new FenceEditor(page)
  await editor.untilDrawn()
  await editor.chooseBoundary('Radius')
  await editor.tap(0.5, 0.6)
  const radius = page.getByRole('textbox', { name: 'Radius', exact: true })
  await radius.fill('2')
  await expect(editor.size('Area')).toHaveText('12.6\u00a0mi²')
  await radius.fill('2000')
  await expect(editor.problem).toHaveText('Enter a radius from 0.1\u00a0mi to 100\u00a0mi.')
  await expect(radius).toHaveValue('2000')
  await radius.fill('2')
  await page.getByRole('button', { name: 'Larger radius' }).click()
  await expect(radius).toHaveValue('3')

  await editor.chooseBoundary('Zip code')
  const zip = page.getByRole('combobox', { name: 'Zip code' })
  await zip.fill('60612')
  await expect(page.getByRole('option', { name: '60612' })).toBeVisible()
  // A tap on a list that still moves is tried again after a scroll, which closes the list.
  await zip.press('ArrowDown')
  await zip.press('Enter')
  await expect(editor.size('Area')).toContainText('mi²')
  await expect(page.getByText(/Illustrative outlines/)).toBeVisible()
  await editor.chooseBoundary('Radius')
  await expect(radius).toHaveValue('3')
  await editor.chooseBoundary('Zip code')
  await editor.name.fill('Left 60612')
  await page.getByRole('button', { name: 'Enters geofence' }).click()
  await editor.button('Create notification').click()
  await kiosk.arrivesAt(`/7/set/8/${NEXT_RULE}`)
  const fence = (await rowsOf(page, 'geofences')).find(({ id }) => id === NEXT_FENCE)
  expect(fence).toMatchObject({ boundary: 'zipCode', name: { us: '60612' } })
  const rule = (await rowsOf(page, 'customNotifications')).find(({ id }) => id === NEXT_RULE)
  expect(rule).toMatchObject({ geofence: { trigger: { enter: false, exit: true } } })
})

test('a polygon is drawn with the keyboard alone', async ({ booth, device }) => {
  await booth.stopKiosk()
  const kiosk = await device.open('/7/set/8?lang=en')
  const { page } = kiosk
  const editor = new FenceEditor(page)
  await editor.untilDrawn()
  await editor.map.locator('canvas').focus()
  await page.keyboard.press('Enter')
  await editor.pan('ArrowRight')
  await page.keyboard.press('Enter')
  await editor.pan('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(editor.corners).toHaveCount(3)
  const close = editor.button('Close shape')
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(close).toHaveCount(0)
  await editor.button('Move corner 1').focus()
  await page.keyboard.press('Enter')
  await editor.button('Move corner 1 here').focus()
  await page.keyboard.press('Enter')
  // The first corner now coincides with the third, so the polygon has no area.
  await expect(editor.problem).toBeVisible()
  await editor.button('Undo').focus()
  await page.keyboard.press('Enter')
  await expect(editor.problem).toHaveCount(0)
  await expect(editor.size('Area')).toContainText('mi²')
})

test('leaving asks about unsaved changes; a deleted rule is gone', async ({ booth, device }) => {
  await booth.stopKiosk()
  const kiosk = await device.open('/7/set/8/7?lang=en')
  const { page } = kiosk
  const editor = new FenceEditor(page)
  await expect(editor.name).not.toHaveValue('')
  const name = await editor.name.inputValue()
  const confirmation = page.getByRole('alertdialog', { name: 'Save your changes?' })
  await editor.name.fill('Yard')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await confirmation.getByRole('button', { name: 'Cancel' }).click()
  await expect(editor.name).toHaveValue('Yard')
  await kiosk.arrivesAt('/7/set/8/7?lang=en')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await confirmation.getByRole('button', { name: 'Discard changes' }).click()
  await kiosk.arrivesAt('/7')
  await kiosk.goBack()
  await expect(editor.name).toHaveValue(name)
  await editor.name.fill('Yard')
  await kiosk.backLink.click()
  await confirmation.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Notification updated successfully')).toBeVisible()
  const rules = await rowsOf(page, 'customNotifications')
  expect(rules.find(({ id }) => id === '7')).toMatchObject({ type: 8, name: { en: 'Yard' } })
  expect(rules).toHaveLength(RULES)
  await kiosk.visit('/7/set/8/7')
  await editor.button('Delete').click()
  await page.getByRole('button', { name: 'Delete notification' }).click()
  await expect(page.getByText('Notification deleted successfully')).toBeVisible()
  await kiosk.arrivesAt('/7')
  await expect.poll(async () => (await rowsOf(page, 'customNotifications')).length).toBe(RULES - 1)
})

test('the editor is accessible and has large enough targets', async ({ booth, device }) => {
  await booth.stopKiosk()
  const kiosk = await device.open('/7/set/8?lang=en')
  const editor = new FenceEditor(kiosk.page)
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
    [320, 700],
  ] as const) {
    await kiosk.resize(width, height)
    await editor.untilDrawn()
    expect.soft(await smallTargets(kiosk.page), `${width}`).toEqual([])
    expect.soft(await sidewaysScrollers(kiosk.page), `${width}`).toEqual([])
  }
  await kiosk.resize(1180, 820)
  await editor.button('Create notification').click()
  await expect(editor.problem).toBeVisible()
  for (const theme of THEMES) expect.soft(await accessibilityFaults(kiosk.page, theme)).toEqual([])
})

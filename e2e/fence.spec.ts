import { expect } from '@playwright/test'
import { dayTimeOf } from '#domain/base/demoTime'
import { DEFAULT_TIME_ZONE } from '#domain/base/timeZone'
import { nextNotificationId } from '#domain/notifications/notificationRule'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { rowsOf } from './drivers/database'
import { demoRows } from './drivers/demoData'
import { FenceEditor } from './drivers/fenceEditor'
import { test } from './drivers/fixtures'
import { accessibilityFaults, sidewaysScrollers, smallTargets } from './drivers/screenChecks'

/**
 * Drawing a geofence on the real map with the server stopped (docs/rules.md SE-08, SE-14 to SE-28, SE-42,
 * CN-13 to CN-16). The other tools of the editor: src/features/settings/editor/fence/fenceRule.test.tsx.
 */

const RULES = demoRows('customNotifications').length
/** Ids of the next rule and fence; the shipped ones are numbered from 1. */
const NEXT_RULE = nextNotificationId(demoRows('customNotifications'))
const NEXT_FENCE = `g-${demoRows('geofences').length + 1}`
const NEW_FENCE = `/7/set/${RULE_TYPES.geofence}`

test('a polygon is drawn by taps, stored with its rule, there after a reload and gone after a reset', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open(`${NEW_FENCE}?lang=en`)
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
  for (const theme of ['light', 'dark'] as const)
    expect.soft(await accessibilityFaults(page, theme)).toEqual([])
  await editor.button('Undo').click()
  await expect(editor.problem).toHaveCount(0)
  await expect(editor.corners).toHaveCount(3)
  await editor.tap(0.3, 0.8)
  await editor.tap(0.3, 0.4)
  await expect(page.getByText('The shape is closed. Drag a corner to move it.')).toBeVisible()
  await editor.tap(0.7, 0.8)
  await editor.tap(0.75, 0.85)

  const [place, size] = [await editor.center(), await editor.size('Area').textContent()]
  await editor.dragCorner([0.75, 0.85], [0.6, 0.6])
  await expect(editor.size('Area')).not.toHaveText(size ?? '')
  await editor.button('Undo').click()
  await expect(editor.size('Area')).toHaveText(size ?? '')
  expect(await editor.center()).toBe(place)

  await editor.button('Create notification').click()
  await expect(page.getByText('Value required')).toBeVisible()
  // As fast as people type: a second press right after the first counts as one of a double press.
  await editor.name.pressSequentially('West loop', { delay: 60 })
  await editor.button('Create notification').click()
  await kiosk.arrivesAt(`${NEW_FENCE}/${NEXT_RULE}`)
  await expect(page.getByText('Notification created successfully')).toBeVisible()
  const rule = (await rowsOf(page, 'customNotifications')).find(({ id }) => id === NEXT_RULE)
  expect(rule).toMatchObject({
    type: RULE_TYPES.geofence,
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

test('a polygon is drawn with the keyboard alone, also in a small window', async ({ unplugged: device }) => {
  const kiosk = await device.open(`${NEW_FENCE}?lang=en`)
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
  await kiosk.resize(320, 700)
  expect.soft(await smallTargets(page)).toEqual([])
  expect.soft(await sidewaysScrollers(page)).toEqual([])
})

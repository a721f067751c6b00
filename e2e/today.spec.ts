import { readFileSync } from 'node:fs'
import { expect, type Locator } from '@playwright/test'
import { recordedInteractions } from './drivers/database'
import { waitForRecorded } from './drivers/delivery'
import { test } from './drivers/fixtures'

test.use({ prepared: true })

const PNG = [0x89, 0x50, 0x4e, 0x47]

test('the day’s report shows what two visits did, on the screen, as CSV and as a picture', async ({
  device,
}) => {
  const kiosk = await device.open('/1')
  const { page } = kiosk
  for (const path of ['/5', '/1', '/5']) await kiosk.tapNavigation(path)
  await waitForRecorded(kiosk, 3)
  await kiosk.tapLogo()
  await kiosk.arrivesAt('/tour')
  await kiosk.startTour()
  await kiosk.tapNavigation('/5')
  await waitForRecorded(kiosk, 5)
  const recorded = await recordedInteractions(page)
  const sessions = new Set(recorded.map(({ sessionIdentifier }) => sessionIdentifier))
  expect(sessions.size).toBe(2)

  await kiosk.visit('/booth?section=today')
  const day = page.getByRole('region', { name: 'The day' })
  await expect(tile(day, 'Visits')).toHaveText(String(sessions.size))
  await expect(tile(day, 'Interactions')).toHaveText(String(recorded.length))
  const opened = page.getByRole('region', { name: 'What people opened' })
  const reports = recorded.filter(({ action }) => action === 'Reports').length
  const vehicles = recorded.filter(({ action }) => action === 'Vehicles').length
  await opened.getByRole('button', { name: 'Show as table' }).click()
  await expect(opened.getByRole('row', { name: `Reports ${reports}`, exact: true })).toBeVisible()
  await expect(opened.getByRole('row', { name: `Vehicles ${vehicles}`, exact: true })).toBeVisible()

  const save = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ])
    return { name: file.suggestedFilename(), content: readFileSync(await file.path()) }
  }
  const csv = await save('All figures as CSV')
  expect(csv.content.toString()).toContain(
    `Screen,Times opened\r\nReports,${reports}\r\nVehicles,${vehicles}\r\n`,
  )
  await opened.getByRole('button', { name: 'Show as chart' }).click()
  const picture = await save('Save picture: What people opened')
  expect(picture.name).toMatch(/^pharos-\d{4}-\d\d-\d\d-opened\.png$/)
  expect([...picture.content.subarray(0, PNG.length)]).toEqual(PNG)
})

/** The value below a figure's label. */
function tile(card: Locator, label: string): Locator {
  return card.getByText(label, { exact: true }).locator('xpath=following-sibling::p[1]')
}

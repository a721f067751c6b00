import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { pdfTexts } from '../src/pdf/testing/pdfText'
import { test } from './drivers/fixtures'
import { expectPrinted } from './drivers/print'

test('an invoice is saved as a PDF with the server stopped, with the sum of its row, and prints alone', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/10')
  const row = kiosk.page.getByRole('row').filter({ hasText: 'Unpaid' })
  const [saved] = await Promise.all([
    kiosk.page.waitForEvent('download'),
    row.getByRole('button', { name: /^Download invoice-\d+\.pdf$/ }).click(),
  ])
  const file = await readFile(await saved.path())
  const texts = pdfTexts(new Uint8Array(file).buffer)
  const amount = (await row.innerText()).match(/\$[\d,.]+/)?.[0]
  expect(amount).toBeDefined()
  expect(texts[texts.indexOf('Total') + 1]).toBe(amount)
  expect(texts).toContain('Unpaid')
  await row.getByRole('link').first().click()
  await expectPrinted(kiosk.page)
})

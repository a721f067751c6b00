import { expect, type Page } from '@playwright/test'

/** Expects that the paper of an open dialog is on the printed page, and the screen behind it is not. */
export async function expectPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('article[data-paper]')).toBeVisible()
  await expect(page.getByRole('main', { includeHidden: true })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
}

import type { Page } from '@playwright/test'

/** Set to keep pictures of screens for review; a run that only tests saves the time. */
const ARE_KEPT = Boolean(process.env.E2E_PICTURES)

/** Writes a picture of the screen to `e2e/.artifacts`, where pictures are wanted. */
export async function keepPicture(page: Page, folder: string, name: string): Promise<void> {
  if (!ARE_KEPT) return
  const file = `${name.replace(/^\//, '').replace(/[^\w-]+/g, '_') || 'root'}.png`
  await page.screenshot({ path: new URL(`../.artifacts/${folder}/${file}`, import.meta.url).pathname })
}

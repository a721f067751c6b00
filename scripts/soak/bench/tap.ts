import type { Page } from 'playwright'

/** What the page scripts answer: milliseconds from the tap to the paint, or what went wrong. */
export interface Timed {
  ms: number | null
  problem?: string
}

/** Expression that arms `page/routeChange.js` for a change that ends at `path` under another heading. */
export const expectRoute = (path: string): string => `__expectRoute(${JSON.stringify(path)})`

/**
 * Taps the first element of `selector` and times what `expectation` waits for. Asked before the tap,
 * tapped without further checks: between tap and paint the page is left to itself.
 * @returns milliseconds
 * @throws Error when nothing is there to tap, or nothing happened
 */
export async function tapAndTime(page: Page, selector: string, expectation: string): Promise<number> {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector}: there is nothing to tap`)
  // Armed before the tap is sent: sent together, the tap may come first.
  await page.evaluate(`void (globalThis.__timed = ${expectation})`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const { ms, problem } = await page.evaluate<Timed>('__timed')
  if (ms === null) throw new Error(`${selector}: nothing changed: ${problem}`)
  return ms
}

import type { Page } from 'playwright'

/** What `page/clock.js` answers: milliseconds from a press or a key to its answer, or what went wrong. */
export interface Timed {
  ms?: number
  problem?: string
}

/**
 * Taps the first element of `selector` and times it by `page/clock.js` until an expression is true. Tapped without further
 * checks: between tap and paint the page is left to itself.
 * @returns milliseconds
 * @throws Error when nothing is there to tap, or nothing happened
 */
export async function tapAndTime(page: Page, selector: string, answer: string): Promise<number> {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector}: there is nothing to tap`)
  // Armed before the tap is sent: sent together, the tap may come first.
  await page.evaluate(`void (globalThis.__timed = __clock('pointerdown', { ms: () => ${answer} }))`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const { ms, problem } = await page.evaluate<Timed>('__timed')
  if (ms === undefined) throw new Error(`${selector}: nothing changed: ${problem}`)
  return ms
}

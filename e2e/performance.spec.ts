import { expect, type Page } from '@playwright/test'
import { test } from './drivers/fixtures'

/** The figures of performance with the server stopped (docs/rules.md PE-01, PE-02, PE-07). */
test('a period changes a tile, its list counts the same, and an own order outlasts the visit there', async ({
  unplugged: device,
}) => {
  const { page } = await device.open('/4?lang=en')
  const measures = page.getByRole('region', { name: 'Your measures' })
  const events = measures.getByRole('link', { name: /^Safety events/ })
  const month = await events.textContent()
  await expect(page.getByRole('figure', { name: 'Safety events by type' })).toBeVisible()
  const { scales, periods } = await onPaper(page)
  expect(scales.length).toBeGreaterThan(0)
  expect(Math.max(...scales)).toBeLessThanOrEqual(1.01)
  expect(periods).toBe(0)
  await page.getByRole('radio', { name: '7 days' }).click()
  await expect(events).not.toHaveText(month ?? '')

  await page.getByRole('button', { name: 'Customize' }).click()
  await page.getByRole('button', { name: 'Move Safety events up' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(measures.getByRole('listitem').first()).toContainText('Safety events')

  const [, count] = /([\d,]+) events/.exec((await events.innerText()) ?? '') ?? []
  expect(count).toBeDefined()
  await events.click()
  await expect(page.getByRole('main')).toContainText(`${count} safety events`)

  await page.goBack()
  await expect(measures.getByRole('listitem').first()).toContainText('Safety events')
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked()
})

interface PaperLook {
  scales: number[]
  periods: number
}

/** By how much charts are stretched when the page is printed, and how many switches of the period are printed with them. */
async function onPaper(page: Page): Promise<PaperLook> {
  await page.evaluate(() =>
    matchMedia('print').addEventListener('change', ({ matches }) => {
      if (!matches) return
      Object.assign(window, {
        onPaper: {
          scales: [...document.querySelectorAll<SVGSVGElement>('main figure svg[viewBox]')].map(
            (svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
          ),
          periods: [...document.querySelectorAll('main [role="radiogroup"]')].filter((group) =>
            group.checkVisibility(),
          ).length,
        },
      })
    }),
  )
  let look: PaperLook | undefined
  // A print that ends within one frame is only reported when it is over: print until one is seen.
  await expect
    .poll(async () => {
      await page.pdf({ format: 'Letter' })
      look = await page.evaluate(() => (window as typeof window & { onPaper?: PaperLook }).onPaper)
      return look
    })
    .toBeDefined()
  return look as PaperLook
}

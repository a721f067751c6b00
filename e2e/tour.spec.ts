import { expect } from '@playwright/test'
import type { Locale } from '#domain/base/locale'
import { SHIPPED_CONFIG } from '#domain/device/config'
import type { ChapterId } from '#domain/tour/chapters'
import { expectAllDelivered } from './drivers/delivery'
import { METRICS_ORIGIN } from './drivers/device'
import { test as base } from './drivers/fixtures'
import { TourDriver } from './drivers/tour'

/** The guided tour, hint by hint, held against the metrics service's database (docs/game.md T1, docs/outbox.md O4). */
const test = base.extend({
  device: async ({ newDevice, reportingProfile, metrics }, use) => {
    await use(
      newDevice({ profile: reportingProfile, metricsPort: metrics.port, allowedOrigins: [METRICS_ORIGIN] }),
    )
  },
})

test.beforeEach(({ booth }) => booth.site.configure({ metricsUrl: METRICS_ORIGIN }))

/** English walks through all of it, another language through a chapter that it jumps to. */
const TOURS: readonly [Locale, ChapterId | undefined][] = [
  ['en', undefined],
  ['fr-CA', 'people'],
]

for (const [locale, chapter] of TOURS) {
  const what = chapter ? `chapter ${chapter} of the tour` : 'the whole tour'
  test(`${what} in ${locale} is in the metrics database, event by event`, async ({ device, metrics }) => {
    await metrics.start()
    const kiosk = await device.newTab()
    const expected = await new TourDriver(kiosk, locale).walk(chapter)
    if (!chapter) {
      const end = kiosk.page.getByRole('dialog', { name: 'That is the whole fleet.' })
      await expect(end.getByText('20 of 20 seen')).toBeVisible()
      await end.getByRole('button', { name: 'Close' }).click()
      await kiosk.follow('/tour')
      await expect(kiosk.heading).toHaveText('That is the whole fleet.')
    }
    await expectAllDelivered(kiosk, metrics)
    const rows = await metrics.rows()
    expect(rows.map(({ action }) => action)).toEqual(expected.map(({ action }) => action))
    for (const [at, { action, value, activationId }] of rows.entries()) {
      const { elapsedMs } = expected[at] ?? {}
      expect(activationId, action).toBe(
        SHIPPED_CONFIG.activationIds.web.tour[locale === 'en' ? 'en-US' : locale],
      )
      if (!elapsedMs) expect(value, action).toBeNull()
      else {
        expect(value, action).toBeGreaterThan(elapsedMs.least)
        expect(value, action).toBeLessThanOrEqual(Math.ceil(elapsedMs.most))
      }
    }
    expect(new Set(rows.map(({ sessionIdentifier }) => sessionIdentifier)).size).toBe(1)
  })
}

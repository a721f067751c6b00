import { expect, type Locator } from '@playwright/test'
import { test } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'

declare global {
  interface Window {
    /** What the page has heard: what each click was on, and how many fingers left. */
    heard: { clicked: Element[]; lifted: number }
  }
}

/** Between the two taps, in milliseconds: as fast as a hand is, and almost too slow for a double tap. */
const GAPS_MS = [70, 300] as const

/** Runs in each page before the kiosk, so that it also counts the touches that are kept from the page. */
function listen(): void {
  const heard: Window['heard'] = { clicked: [], lifted: 0 }
  window.heard = heard
  addEventListener('pointerup', () => (heard.lifted += 1), true)
  const onClick = ({ target }: Event) => target instanceof Element && heard.clicked.push(target)
  document.addEventListener('click', onClick, true)
}

/** What a click can press; one on the page around it does nothing. */
const CONTROL =
  'a[href], button, input, select, textarea, label, summary, [role="option"], [role^="menuitem"], [role="tab"], [role="switch"], [role="radio"], canvas'

interface Layer {
  at: string
  narrow?: true
  open: (kiosk: Kiosk) => Promise<void>
  /** What is tapped twice; the first tap closes the layer, or leads on. */
  tapped: (kiosk: Kiosk) => Locator
  /** Where on it, in CSS pixels; its middle if not given. */
  place?: { x: number; y: number }
  /** What the first tap opens. */
  opens?: (kiosk: Kiosk) => Locator
}

const button = ({ page }: Kiosk, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = ({ page }: Kiosk, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
const press = (name: string) => (kiosk: Kiosk) => button(kiosk, name).click()
const mask = ({ page }: Kiosk) => page.locator('[class*="_mask_"]')

const CLOSING: Record<string, Layer> = {
  'a sheet, by its cross': { at: '/1', open: press('Filter'), tapped: (kiosk) => inDialog(kiosk, 'Close') },
  'a sheet, by its button': { at: '/1', open: press('Filter'), tapped: (kiosk) => inDialog(kiosk, 'Done') },
  'a sheet, by its mask': { at: '/1', open: press('Filter'), tapped: mask, place: { x: 500, y: 400 } },
  'a dialog, by its cross': {
    at: '/2',
    open: press('Invite people'),
    tapped: (kiosk) => inDialog(kiosk, 'Close'),
  },
  'a dialog, by its mask': {
    at: '/2',
    open: press('Invite people'),
    tapped: mask,
    place: { x: 300, y: 300 },
  },
  'a menu, by a choice that opens a sheet': {
    at: '/1',
    open: press('Account menu'),
    tapped: ({ page }) => page.getByRole('menuitem', { name: 'About' }),
    opens: ({ page }) => page.getByRole('dialog', { name: 'About' }),
  },
  'a list over a popover, by a choice': {
    at: '/1',
    open: async (kiosk) => {
      await button(kiosk, 'Columns').click()
      await kiosk.page.getByRole('dialog', { name: 'Columns' }).getByRole('button').first().click()
    },
    tapped: ({ page }) => page.getByRole('option').last(),
  },
  'the notifications panel, by its cross': {
    at: '/home',
    open: (kiosk) => kiosk.bell.click(),
    tapped: ({ panel }) => panel.getByRole('button', { name: 'Close', exact: true }),
  },
  'the drawer, by its scrim': {
    at: '/1',
    narrow: true,
    open: (kiosk) => kiosk.menuButton.click(),
    tapped: ({ page }) => page.locator('[class*="_scrim_"]'),
    place: { x: 700, y: 600 },
  },
  'the drawer, by a link': {
    at: '/1',
    narrow: true,
    open: (kiosk) => kiosk.menuButton.click(),
    tapped: ({ navigation }) => navigation.locator('a[href="/4"]'),
  },
  'a hint, by its cross': {
    at: '/home',
    // A hint that was closed does not come again in the visit.
    open: ({ page }) =>
      page
        .getByRole('button', { name: /^Hint: (Vehicle snapshot|Recalls|Driver behavior)$/ })
        .first()
        .click(),
    tapped: (kiosk) => inDialog(kiosk, 'Close'),
  },
  'a screen, by a row that leads to another one': {
    at: '/1',
    open: ({ vehicles }) => expect(vehicles).not.toHaveCount(0),
    tapped: ({ vehicles }) => vehicles.nth(3).getByRole('link').first(),
  },
}

test.use({ prepared: true })

// Without motion a layer is gone long before either second tap.
for (const [motion, gapsMs] of [
  ['moves', GAPS_MS],
  ['stands still', [300]],
] as const) {
  test(`where the page ${motion}, the second of two taps presses nothing under what the first has closed`, async ({
    newDevice,
  }) => {
    const device = newDevice({ context: { hasTouch: true }, before: listen })
    const kiosk = await device.newTab()
    if (motion === 'moves') await kiosk.allowMotion()
    await kiosk.visit('/home')
    for (const gapMs of gapsMs)
      for (const [name, { at, narrow, open, tapped, place, opens }] of Object.entries(CLOSING))
        await test.step(`${name}, ${gapMs} ms apart`, async () => {
          await (narrow ? kiosk.resize(820, 1180) : kiosk.resize(1180, 820))
          await kiosk.follow(at)
          await open(kiosk)
          const target = tapped(kiosk)
          await tapTwice(target, gapMs, place)
          await expect(target).toBeHidden()
          expect.soft(await pressedAfterwards(kiosk), `${name}, ${gapMs} ms apart`).toEqual([])
          if (opens) await expect(opens(kiosk)).toBeVisible()
          await leave(kiosk)
        })
  })
}

test('what opens is not closed again, nor pressed, by the second of two taps', async ({ newDevice }) => {
  const device = newDevice({ context: { hasTouch: true }, before: listen })
  const kiosk = await device.newTab()
  await kiosk.allowMotion()
  await kiosk.visit('/home')
  for (const gapMs of GAPS_MS)
    for (const [at, name] of [
      ['/1', 'Filter'],
      ['/1', 'Columns'],
      ['/2', 'Invite people'],
    ] as const) {
      await kiosk.follow(at)
      const dialog = kiosk.page.getByRole('dialog', { name, exact: true })
      await tapTwice(button(kiosk, name), gapMs)
      await expect(dialog).toBeVisible()
      // By its name, because a screen that is still opening may render the button anew.
      const elsewhere = await kiosk.page.evaluate(
        ([opener, control]) =>
          window.heard.clicked
            .map((on) => on.closest(control))
            .filter((pressed) => pressed && (pressed.ariaLabel ?? pressed.textContent) !== opener)
            .map((pressed) => pressed?.outerHTML.slice(0, 160)),
        [name, CONTROL] as const,
      )
      expect.soft(elsewhere, `${name}, ${gapMs} ms apart`).toEqual([])
      await leave(kiosk)
    }
})

/** Leads to a screen of no step, with nothing open over it. */
async function leave(kiosk: Kiosk): Promise<void> {
  await kiosk.follow('/8')
  await expect(kiosk.page.getByRole('dialog')).toHaveCount(0)
}

/** Two taps of a finger at one place; the page may be busy with the first when the second comes. */
async function tapTwice(target: Locator, gapMs: number, place?: { x: number; y: number }): Promise<void> {
  const page = target.page()
  // Where it rests, and a finger would hit it.
  let before = ''
  const rests = async () => {
    const now = JSON.stringify(await target.boundingBox())
    const isSame = now === before
    before = now
    return isSame
  }
  await expect.poll(rests, { intervals: [100] }).toBe(true)
  await target.click({ trial: true, ...(place && { position: place }) })
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to tap')
  const [x, y] = place ? [box.x + place.x, box.y + place.y] : [box.x + box.width / 2, box.y + box.height / 2]
  await page.evaluate(() => {
    window.heard.clicked.length = 0
    window.heard.lifted = 0
  })
  const browser = await page.context().newCDPSession(page)
  // The times are the finger's own: a busy machine may send the second tap late.
  const fromSeconds = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchEnd', afterMs: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x, y }] : [],
      timestamp: fromSeconds + afterMs / 1000,
    })
  const sent = [touch('touchStart', 0), touch('touchEnd', 10)]
  await new Promise((resolve) => setTimeout(resolve, gapMs))
  sent.push(touch('touchStart', gapMs), touch('touchEnd', gapMs + 10))
  await Promise.all(sent)
  await browser.detach()
  await expect.poll(() => page.evaluate(() => window.heard.lifted)).toBe(2)
}

/** What was clicked and is still there, once the page has answered. */
async function pressedAfterwards({ page }: Kiosk): Promise<string[]> {
  return page.evaluate(async (control) => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return window.heard.clicked
      .filter((on) => on.closest(control) && on.checkVisibility({ visibilityProperty: true }))
      .map((on) => on.outerHTML.slice(0, 160))
  }, CONTROL)
}

import { nextNotificationId } from '#domain/notifications/notificationRule'
import { demoRows } from '../../drivers/demoData'
import type { BrowserTask } from './journey'
import { answer, press } from './pageActions'
import type { WebDriverSession } from './webdriver'

/** Map actions of a visitor with the server stopped, in English and in Chicago. */

/** Seconds before the end where the replay starts: six seconds of playback at 20x. */
const REMAINING_SECONDS = 120
/** Corners of the fence, as shares of the map's width and height; the first again closes it. */
const CORNERS = [
  [0.35, 0.35],
  [0.7, 0.35],
  [0.7, 0.75],
  [0.35, 0.75],
  [0.35, 0.35],
] as const
const FENCE_NAME = 'West loop'

/** Roads on the screen once all tiles are there, null until then. */
const ROADS = `const map = document.querySelector('.map-host')?.map
if (!map?.isStyleLoaded() || !map.areTilesLoaded()) return null
return map.queryRenderedFeatures().filter((feature) => feature.sourceLayer === 'roads').length`

/** The map of the fleet, a street's width from its vehicles. */
export const streetsAreDrawn: BrowserTask = {
  name: 'the map has its streets with the server stopped',
  picture: 'map',
  async act(page, origin) {
    await page.visit(`${origin}/0?lang=en&motion=0&view=14/41.881/-87.65`)
    await roads(page)
  },
}

export const replayTrip: BrowserTask = {
  name: 'a trip is played at 20x to its end',
  picture: 'replay',
  async act(page, origin) {
    const slider = `document.querySelector('section[aria-label="Replay"] input[type=range]')`
    await page.visit(`${origin}/1/detail/v-1?tab=trips&lang=en`)
    const end = Number(await answer(page, 'the slider', `return ${slider}?.max`))
    await roads(page)
    // React ignores a value set through its own setter, so the native setter is called.
    await page.run(
      `const slider = ${slider}
       Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(slider, ${end - REMAINING_SECONDS})
       slider.dispatchEvent(new Event('input', { bubbles: true }))`,
    )
    await press(page, '20x')
    await press(page, 'Play')
    await answer(
      page,
      'the vehicle on its way',
      `const now = Number(${slider}?.value)
       return now > ${end - REMAINING_SECONDS} && now < ${end}`,
    )
    await answer(page, 'the end of the trip', `return Number(${slider}?.value) === ${end}`)
    await answer(page, 'the button Play', `return Boolean(document.querySelector('[aria-label=Play]'))`)
  },
}

export const drawFence: BrowserTask = {
  name: 'a polygon is drawn by taps and saved',
  picture: 'fence',
  async act(page, origin) {
    await page.visit(`${origin}/7/set/8?lang=en`)
    await roads(page)
    const box = (await page.run(
      `const { x, y, width, height } = document.querySelector('section[data-map]').getBoundingClientRect()
       return { x, y, width, height }`,
    )) as { x: number; y: number; width: number; height: number }
    for (const [index, [x, y]] of CORNERS.entries()) {
      await page.tap(box.x + box.width * x, box.y + box.height * y)
      // The last tap is on the first corner and adds none.
      const corners = Math.min(index + 1, CORNERS.length - 1)
      await answer(page, `${corners} corners`, `return ${cornersListed} === ${corners}`)
    }
    await answer(page, 'the closed shape', `return document.body.textContent.includes('The shape is closed')`)
    await page.type(nameField, FENCE_NAME)
    await press(page, 'Create notification')
    await answer(page, 'the address of what was made', `return /^.7.set.8.[0-9]+$/.test(location.pathname)`)
  },
}

export const savedGeofence: BrowserTask = {
  name: 'streets and the polygon are there after the browser was killed',
  picture: 'fence-after-kill',
  async act(page, origin) {
    const id = nextNotificationId(demoRows('customNotifications'))
    await page.visit(`${origin}/7/set/8/${id}?lang=en`)
    await roads(page)
    await answer(page, `the name ${FENCE_NAME}`, `return (${field})()?.value === '${FENCE_NAME}'`)
  },
}

const field = `() => [...document.querySelectorAll('label')].find((label) => /^Name/.test(label.textContent))?.control`
const nameField = `return (${field})()`
const cornersListed = `document.querySelectorAll('[aria-label=Corners] li').length`

async function roads(page: WebDriverSession): Promise<void> {
  await answer(page, 'streets on the map', `const roads = (() => { ${ROADS} })(); return roads > 0 && roads`)
}

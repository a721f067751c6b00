import type { Interaction } from '#domain/recording/interaction'
import { CHAPTERS, type ChapterId } from '#domain/tour/chapters'
import { HINT_NAMES } from '#domain/tour/hintNames'
import { WAYPOINTS } from '#domain/tour/waypoints'
import { until } from '../harness/wait'
import type { BrowserTask } from './journey'
import { answer, named, storedRows, tapOn } from './pageActions'
import type { WebDriverSession } from './webdriver'

/** A chapter of the tour with the server stopped, in English; Chromium walks the whole tour. */

/** An event that must have been recorded; one with a value has bounds for it, in milliseconds. */
interface Expected {
  action: string
  elapsedMs: { least: number; most: number } | null
}

/** Two clocks round to a millisecond each. */
const ROUNDING_MS = 2
const NEXT = named('[role=dialog] button', 'Next')

/** Its hints are on four screens, none of which has a map, slow to draw here. */
const CHAPTER = 'people' satisfies ChapterId

export const tourChapter: BrowserTask = {
  name: 'every hint of a chapter is opened, stepped and closed, and recorded once',
  picture: 'tour',
  async act(page, origin) {
    const chapter = CHAPTERS.find(({ id }) => id === CHAPTER)
    if (!chapter) throw new Error(`no chapter ${CHAPTER}`)
    const link = `document.querySelector('main a[href="${chapter.start}"]')`
    await page.visit(`${origin}/tour?lang=en`)
    await answer(page, 'the tour', `return Boolean(${link})`)
    const { length: before } = await recorded(page)
    await tapOn(page, 'the chapter', link)
    await arrivesAt(page, chapter.start)
    const expected: Expected[] = []
    for (const { waypoint, address } of chapter.stops) {
      if ((await page.run('return location.pathname')) !== address)
        await page.run(`history.pushState({}, '', ${JSON.stringify(address)})`)
      const found = WAYPOINTS.find(({ name }) => name === waypoint)
      if (!found) throw new Error(`no waypoint ${waypoint}`)
      expected.push(...(await readHint(page, found, HINT_NAMES[waypoint])))
    }
    await answer(
      page,
      'the end of the tour',
      'return !document.querySelector("[data-beacon][aria-expanded=true]")',
    )
    // An event is stored just after the press that it records has been answered.
    let rows: Interaction[] = []
    await until('an event of every step', async () => {
      rows = (await recorded(page)).slice(before)
      return rows.length >= expected.length
    }).catch((error: Error) => {
      throw new Error(`${error.message}: recorded ${actionsOf(rows)}`)
    })
    hold(rows, expected)
  },
}

/** Opens a hint by its light and goes through its steps to the end. @returns what that records */
async function readHint(
  page: WebDriverSession,
  { id, steps }: { id: number; steps: number },
  name: string,
): Promise<Expected[]> {
  const beacon = named('[data-beacon]', `Hint: ${name}`)
  await answer(
    page,
    `the light of "${name}" in sight`,
    `const beacon = ${beacon}
     if (!beacon || beacon.dataset.shown === 'true') return Boolean(beacon)
     const end = document.documentElement.scrollHeight - innerHeight
     window.scrollTo({ top: scrollY + 1 >= end ? 0 : scrollY + 240, behavior: 'instant' })`,
  )
  const expected: Expected[] = []
  let pressed = await tapOn(page, `the light of "${name}"`, beacon)
  for (let step = 1; step <= steps; step += 1) {
    const counted = steps > 1 ? `textContent.includes('${step} of ${steps}')` : 'isConnected'
    await answer(page, `step ${step} of "${name}"`, `return ${NEXT}?.closest('[role=dialog]').${counted}`)
    const shown = Date.now()
    const left = await tapOn(page, `Next of "${name}"`, NEXT)
    const action = steps === 1 ? `${id}` : `${id}.${step}`
    expected.push(
      { action: `${action}-open`, elapsedMs: null },
      {
        action: `${action}-close`,
        elapsedMs: { least: left - shown - ROUNDING_MS, most: Date.now() - pressed + ROUNDING_MS },
      },
    )
    pressed = left
  }
  await answer(page, `the end of "${name}"`, `return !(${NEXT})`)
  return expected
}

/** @throws Error that names the first event which is not as expected */
function hold(rows: readonly Interaction[], expected: readonly Expected[]): void {
  const actions = actionsOf(rows)
  const wanted = actionsOf(expected)
  if (actions !== wanted) throw new Error(`recorded ${actions}, not ${wanted}`)
  for (const [at, { action, elapsedMs }] of expected.entries()) {
    const value = rows[at]?.value ?? null
    const isRight = elapsedMs
      ? value !== null && value >= elapsedMs.least && value <= elapsedMs.most
      : value === null
    if (!isRight) throw new Error(`${action} took ${value} ms, not within ${JSON.stringify(elapsedMs)}`)
  }
  if (new Set(rows.map(({ sessionIdentifier }) => sessionIdentifier)).size !== 1)
    throw new Error('the events are of more than one session')
}

function actionsOf(events: readonly { action: string }[]): string {
  return events.map(({ action }) => action).join()
}

/** Oldest first. */
async function recorded(page: WebDriverSession): Promise<Interaction[]> {
  return (await storedRows<Interaction>(page, 'interactions')).sort((a, b) => a.seq - b.seq)
}

async function arrivesAt(page: WebDriverSession, address: string): Promise<void> {
  await answer(page, address, `return location.pathname + location.search === ${JSON.stringify(address)}`)
}

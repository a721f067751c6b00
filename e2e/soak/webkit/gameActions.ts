import type { Challenge } from '#domain/game/challenges'
import { availableChallenges, dealDeck } from '#domain/game/deck'
import type { RunSetup } from '#domain/game/gameTypes'
import { waitFor } from '../harness/wait'
import type { BrowserTask } from './journey'
import { answer, dataPrints, named, setDeviceFact, storedRows, tapOn } from './pageActions'
import type { WebDriverSession } from './webdriver'

/** A run of Fleet Hero by taps and a key with the server stopped, in English. */

/** A run of staff's that is stopped, long before its time is over; its deck asks for what `WAYS` can do first. */
const STAFF_RUN = { deck: 'starter', seed: 81, lengthMs: 300_000 } as const satisfies Partial<RunSetup>
const DECK = dealDeck({
  ...STAFF_RUN,
  kind: 'staff',
  available: availableChallenges({ trips: true, reports: true }),
})
const HUD = `document.querySelector('section[aria-label="Fleet Hero"]')`
const SCORE = `${HUD}?.querySelector('[role=status][aria-label=Score]')?.textContent`
const PROMPT = `${HUD}?.querySelector('[aria-live] div > p:not([aria-hidden])')?.textContent`

/** WebDriver's value of the key. */
const ARROW_RIGHT = '\uE014'
const BELL = named('header button', 'Notifications')

type Way = (page: WebDriverSession) => Promise<void>

/** How a visitor finds what some of the first prompts ask for. The others are skipped: here maps are slow to draw. */
const WAYS: Partial<Record<Challenge, Way>> = {
  'ring-the-bell': async (page) => {
    await tapOn(page, 'the bell', BELL)
    await answer(page, 'the panel', `return Boolean(document.querySelector('[role=dialog]'))`)
    await tapOn(page, 'the bell', BELL)
  },
  'go-the-extra-mile': async (page) => {
    await tapNavigation(page, '/6')
    const chosen = named('[role=radio]', '30 days')
    await answer(page, '30 days', `${chosen}?.focus(); return ${chosen} === document.activeElement`)
    await page.press([ARROW_RIGHT])
  },
  'coach-mode': async (page) => {
    await tapNavigation(page, '/8')
    const add = 'Add In-vehicle coaching to the estimate'
    await tapOn(page, add, named('button', add))
    await tapOn(
      page,
      'the button that adds it to the vehicles',
      `[...document.querySelectorAll('button')].find((each) => /^Add to \\d+ vehicles?$/.test(each.textContent.trim()))`,
    )
  },
}

/** The prompts that are met, from the first. */
const MET = DECK.slice(0, 6)
/** Longest wait for what is put back after a run. */
const RETURN_LIMIT_MS = 20_000

export const gameRun: BrowserTask = {
  name: 'a run of Fleet Hero is played, stopped, tells its results, and leaves the data as they were',
  picture: 'game',
  async act(page, origin) {
    await page.visit(`${origin}/game?lang=en`)
    await answer(page, 'the start', `return Boolean(${named('button', 'Start')})`)
    const before = await dataPrints(page)
    const runsBefore = await storedRows(page, 'gameRuns')
    await setDeviceFact(page, 'staffRun', STAFF_RUN)
    await page.visit(`${origin}/game?lang=en`)
    await answer(page, 'the staff run', `return document.body.textContent.includes('Staff run: not ranked')`)
    await tapOn(page, 'the button Start', named('button', 'Start'))
    await answer(
      page,
      'the first prompt',
      `const prompt = ${PROMPT}; return prompt && prompt !== 'Get ready…'`,
    )
    const [found, score] = await play(page)
    if (!differs(before, await dataPrints(page))) throw new Error('the run has changed nothing')
    await tapOn(page, 'the button Stop', named('section button', 'Stop'))
    await answer(page, 'the results', `return Boolean(${named('button', 'Play again')})`)
    await answer(page, `the score ${score}`, `return document.body.textContent.includes('Score: ${score}')`)
    const shown = await page.run(`return document.querySelector('main dl dd')?.textContent`)
    if (shown !== `${found} of ${DECK.length}`)
      throw new Error(`the results tell of ${shown} finds, not ${found}`)
    await tapOn(page, 'the button Go to demo', named('button', 'Go to demo'))
    await answer(page, 'the demo', `return location.pathname === '/home'`)
    let changed = ''
    await waitFor('the data as they were', RETURN_LIMIT_MS, async () => {
      changed = differs(before, await dataPrints(page))
      return changed === '' || undefined
    }).catch((error: Error) => {
      throw new Error(`${error.message}: ${changed}`)
    })
    const runs = await storedRows(page, 'gameRuns')
    if (runs.length !== runsBefore.length) throw new Error('a staff run is on the leaderboard')
    await setDeviceFact(page, 'staffRun', null)
  },
}

/** @returns the number of finds, and the score that the bar shows */
async function play(page: WebDriverSession): Promise<[found: number, score: string]> {
  let found = 0
  for (const challenge of MET) {
    const prompt = await page.run(`return ${PROMPT}`)
    const score = await page.run(`return ${SCORE}`)
    const way = WAYS[challenge]
    if (way) {
      await way(page)
      await answer(page, `the find of ${challenge}`, `return ![undefined, '${score}'].includes(${SCORE})`)
      found += 1
    } else {
      await tapOn(page, 'the button Skip', named('section button', 'Skip'))
      const passing = JSON.stringify([prompt, 'Skipped. Here comes the next one…', ''])
      await answer(
        page,
        'the prompt after a skip',
        `const prompt = ${PROMPT}; return prompt && !${passing}.includes(prompt)`,
      )
    }
  }
  return [found, String(await page.run(`return ${SCORE}`))]
}

/** Taps an item of the navigation, and opens its group before. */
async function tapNavigation(page: WebDriverSession, path: string): Promise<void> {
  const link = `document.querySelector('nav:not([style*="display"]) a[href="${path}"]')`
  const group = await answer(
    page,
    `${path} in the navigation`,
    `return ${link} && (${link}.closest('[inert]')?.id ?? 'open')`,
  )
  if (group !== 'open')
    await tapOn(page, `the group of ${path}`, `document.querySelector('[aria-controls="${String(group)}"]')`)
  await tapOn(page, `${path} in the navigation`, link)
  // The screen that is being left may have the same controls, and the title of the next one takes the focus.
  await answer(
    page,
    `the screen of ${path}`,
    `return location.pathname === '${path}' && document.activeElement?.matches('h1') &&
       !document.querySelector('main > [aria-busy="true"]')`,
  )
}

/** Names of the tables that differ. */
function differs(before: Record<string, string>, after: Record<string, string>): string {
  return Object.keys({ ...before, ...after })
    .filter((table) => before[table] !== after[table])
    .join()
}

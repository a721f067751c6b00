import { expect } from '@playwright/test'
import { NAVIGATION } from '#domain/device/navigation'
import { ALL_CHALLENGES } from '#domain/game/challenges'
import { RUN_LENGTH_MS } from '#domain/game/points'
import { isRankable } from '#domain/game/rankable'
import { replayRun } from '#domain/game/run'
import { aGameRun } from '#domain/testing/gameRun'
import { messageOf } from './drivers/catalogs'
import { recordedActions, rowsOf, storeRun } from './drivers/database'
import { test } from './drivers/fixtures'
import { GamePlayer } from './drivers/gamePlayer'

/** The 3-2-1 before a run. */
const COUNTDOWN_MS = 3_000

/** Fleet Hero on the real screens, with the server stopped (docs/game.md T4, T5). */
test('a player finds all sixteen, and leaves nothing behind', async ({ unplugged: device }) => {
  const kiosk = await device.open('/game?lang=en&motion=0')
  const player = new GamePlayer(kiosk)
  const before = await rowsOf(kiosk.page, 'customNotifications')
  await player.start('Practice')
  const found = []
  while (found.length < ALL_CHALLENGES.length) found.push(await player.find())
  expect(found.toSorted()).toEqual(ALL_CHALLENGES.toSorted())
  await expect(player.results).toBeVisible()
  await expect.poll(() => rowsOf(kiosk.page, 'originals')).toEqual([])
  expect(await rowsOf(kiosk.page, 'customNotifications')).toEqual(before)
  expect(device.seen().problems()).toEqual([])
})

test('a ranked run is kept on the device, counts, and posts nothing but the navigation', async ({
  unplugged: device,
}) => {
  const kiosk = await device.newTab()
  await kiosk.takeClock()
  await kiosk.visit('/game?lang=en&motion=0')
  const player = new GamePlayer(kiosk)
  const { length: runsBefore } = await rowsOf(kiosk.page, 'gameRuns')
  const { length: actionsBefore } = await recordedActions(kiosk.page)
  await player.start('Start', () => kiosk.passTime(COUNTDOWN_MS))
  const found = [await player.find(), await player.find()]
  const score = await player.score.innerText()
  await kiosk.goBack()
  // The run goes on; by the deck of the day, the screen before may be what the next prompt asks for.
  await expect(player.bar).toBeVisible()
  await kiosk.passTime(RUN_LENGTH_MS)
  await expect(player.results).toBeVisible()
  await player.initials.getByRole('button', { name: /^Skip, I am Player \d+$/ }).click()
  await expect(player.initials).toHaveCount(0)
  const runs = await rowsOf(kiosk.page, 'gameRuns')
  expect(runs).toHaveLength(runsBefore + 1)
  const run = runs.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt)).at(-1)
  if (!run) throw new Error('no run was kept')
  const replayed = replayRun(run.setup, run.steps)
  const [one, two] = replayed.finds
  expect([one?.challenge, two?.challenge]).toEqual(found)
  expect(`${(one?.points ?? 0) + (two?.points ?? 0)}`).toBe(score)
  expect(replayed.score).toBe(run.score)
  expect(replayed.end).toBe('time')
  expect(isRankable(run)).toBe(true)
  await expect(kiosk.page.getByRole('table', { name: 'Leaderboard' })).toContainText(`${run.score}`)
  const recorded = (await recordedActions(kiosk.page)).slice(actionsBefore)
  expect(recorded.filter((action) => !WIRE_NAMES.has(action))).toEqual([])

  // With more finds, and in the language with the longest words, the results still fit a tablet on its side.
  const { id, event, day, setup } = run
  await storeRun(kiosk.page, aGameRun(9_000, { id, event, day, setup }), [])
  await kiosk.visit('/game?lang=fr-CA&motion=0')
  await expect(kiosk.page.getByRole('button', { name: messageOf('fr-CA', 'Play again') })).toBeVisible()
  expect(await kiosk.page.evaluate(controlsBelow)).toEqual([])
})

test('a reload breaks a run off, says so, and Back leads on to the demo as it was', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/game?lang=en&motion=0')
  const player = new GamePlayer(kiosk)
  await player.start('Practice')
  await kiosk.tapNavigation('/7')
  await kiosk.resize(820, 1180)
  await expect(player.bar).toBeInViewport()
  // The buttons of a form that is longer than the window stand above the bar.
  await kiosk.page
    .getByRole('region', { name: 'Geofence' })
    .getByRole('button', { name: 'New notification', exact: true })
    .click()
  const create = await kiosk.page.getByRole('button', { name: 'Create notification' }).boundingBox()
  const bar = await player.bar.boundingBox()
  expect((create?.y ?? 0) + (create?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await kiosk.goBack()
  await kiosk.arrivesAt('/7')
  await kiosk.reload()
  await kiosk.arrivesAt('/game')
  await expect(kiosk.page.getByText('This run does not count')).toBeVisible()
  await expect(player.bar).toHaveCount(0)
  await expect.poll(() => rowsOf(kiosk.page, 'originals')).toEqual([])
  await kiosk.goBack()
  await kiosk.arrivesAt('/home')
  await expect(kiosk.page.getByRole('button', { name: /^Hint: / }).first()).toBeVisible()
})

/** In the page: the controls of the screen that end below the window. */
const controlsBelow = (): (string | null)[] =>
  [...document.querySelectorAll('main button, main a')]
    .filter((control) => control.getBoundingClientRect().bottom > innerHeight)
    .map(({ textContent }) => textContent)

/** Names of the navigation items, which are recorded in a run as everywhere (docs/outbox.md O4). */
const WIRE_NAMES = new Set([
  ...NAVIGATION.flatMap(({ name, children = [] }) => [name, ...children.map((child) => child.name)]),
  'Notifications',
])

import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_CONFIG } from '#domain/device/config'
import { encodeChallenge } from '#domain/game/challengeCode'
import type { GameRun, RunEnd } from '#domain/game/gameTypes'
import { replayRun, startRun, takeStep } from '#domain/game/run'
import { nextTitle } from '#domain/game/titles'
import { A_DAY, A_SETUP, AN_EVENT, aGameRun } from '#domain/testing/gameRun'
import { withDatabase } from '../../../data/core/databaseConnection'
import { gameHandoff } from '../../../features/game/results/gameHandoff'
import { watchRun } from '../../../features/game/watchRun'
import { startGame } from '../../../session/game/game'
import { setKioskConfig } from '../../../state/config'
import { gameAtom } from '../../../state/game'
import { setShownRun } from '../../../state/gameResult'
import { modeFlags } from '../../../state/mode'
import { usePanelOpen } from '../../../state/panel'
import { store } from '../../../state/store'
import { keepRuns, pick, press, showGame, showResults, takeNewDevice } from './testing/gamePage'

// The run itself has its own tests, and so has the ghost.
vi.mock('../../../session/game/game', () => ({
  startGame: vi.fn(() => Promise.resolve()),
  closeGame: vi.fn(async () => store.set(gameAtom, { phase: 'off' })),
}))
vi.mock('../../../features/game/watchRun', () => ({ watchRun: vi.fn() }))

const FIRST = aGameRun(5000, { id: 'first', initials: 'KOA' })
const SECOND = aGameRun(6000, { id: 'second', initials: 'MTR' })

const rows = async () => within(await screen.findByRole('table', { name: 'Leaderboard' })).getAllByRole('row')

beforeEach(takeNewDevice)

afterEach(() => void vi.useRealTimers())

describe('the start of Fleet Hero', () => {
  it('has an open first place before anybody played, and begins the run of event and day', async () => {
    await showGame()
    expect(await screen.findByText('Nobody has played today')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('/welcome')
    press('Start')
    await waitFor(() => expect(startGame).toHaveBeenCalledOnce())
    expect(vi.mocked(startGame).mock.calls[0]?.[0]).toMatchObject({
      kind: 'ranked',
      seed: A_SETUP.seed,
      lengthMs: 90_000,
    })
  })

  it('says the score to beat, and shows the board without what cannot be read or counted', async () => {
    const otherDay = aGameRun(4000, { id: 'day', initials: 'OLD', day: '2026-11-19' })
    const otherEvent = aGameRun(4000, { id: 'event', initials: 'FAR', event: 'Elsewhere' })
    await keepRuns(
      SECOND,
      FIRST,
      otherDay,
      otherEvent,
      { id: 'broken', steps: 7 },
      { id: 'x', initials: '<b>' },
    )
    await showGame()
    const names = (await rows()).slice(1).map((row) => within(row).getByRole('rowheader').textContent)
    expect(names).toEqual(['KOA', 'MTR'])
    expect(screen.getByText(/Score to beat today/).textContent).toContain(FIRST.score.toLocaleString('en'))
    fireEvent.click(screen.getAllByRole('button', { name: 'Watch' })[1] as HTMLElement)
    expect(watchRun).toHaveBeenCalledWith('second')
  })

  it('practices without a clock', async () => {
    await showGame()
    press('Practice')
    await waitFor(() => expect(startGame).toHaveBeenCalledOnce())
    expect(vi.mocked(startGame).mock.calls[0]?.[0]).toMatchObject({ kind: 'practice', lengthMs: null })
  })

  it('says that a run could not begin, and lets one try again', async () => {
    vi.mocked(startGame).mockRejectedValueOnce(new Error('no room'))
    await showGame()
    press('Start')
    expect(await screen.findByText('The run could not begin. Try again.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start' }).disabled).toBe(false)
  })

  it('takes a code by keypad, keyboard and paste, and says what is wrong with it', async () => {
    const code = encodeChallenge({ seed: 77, deck: 'expert', score: 2980 })
    await showGame()
    press('Got a code?')
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Challenge code' })
    press('Play this run')
    expect(await screen.findByText('A code has eight characters.')).toBeTruthy()
    const wrong = `${code.slice(0, 7)}${code.endsWith('0') ? '1' : '0'}`
    pick(wrong)
    expect(field.value).toBe(wrong)
    expect(screen.getByText('This is not a challenge code. Check each character.')).toBeTruthy()
    press('Delete the last letter')
    expect(field.value).toBe(code.slice(0, 7))
    fireEvent.change(field, { target: { value: ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} ` } })
    press('Play this run')
    await waitFor(() => expect(startGame).toHaveBeenCalledOnce())
    expect(vi.mocked(startGame).mock.calls[0]?.[0]).toMatchObject({
      kind: 'challenge',
      seed: 77,
      deck: 'expert',
    })
  })
})

describe('the rank of a run', () => {
  const points = (count: number) => `${count.toLocaleString('en')} point${count === 1 ? '' : 's'}`
  const own = aGameRun(5500, { id: 'own' })

  it.each([
    ['First on the board today', [], own],
    [`First today, ${points(own.score - SECOND.score)} ahead of second`, [SECOND], own],
    [`Second today, ${points(FIRST.score - own.score)} behind first`, [FIRST, SECOND], own],
    [
      `Third today, ${points(SECOND.score - aGameRun(7000).score)} behind second`,
      [FIRST, SECOND],
      aGameRun(7000),
    ],
    ['Second today, tied with first', [aGameRun(5500, { initials: 'EQU' })], own],
  ])('is said as "%s"', async (words, others, run) => {
    await showResults({ ...run, id: 'own', startedAt: `${A_DAY}T16:00:00.000Z` }, ...others)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it.each<[string, GameRun]>([
    ['Not ranked: some finds were faster than a person can tap', aGameRun(300)],
    ['Taken off the board by staff', aGameRun(5000, { hidden: 1 })],
    [
      'Challenge runs are compared, not ranked',
      aGameRun(5000, { setup: { ...A_SETUP, kind: 'challenge', seed: 7 } }),
    ],
    ['Played on another day', aGameRun(5000, { day: '2026-11-19' })],
  ])('"%s" stands where there is none', async (words, run) => {
    await showResults({ ...run, id: 'own' }, FIRST)
    expect(await screen.findByText(words)).toBeTruthy()
  })
})

describe('the results', () => {
  const own = aGameRun(5500, { id: 'own' })

  it('say title, score and figures, and lead to what was found in demo mode', async () => {
    const router = await showResults(own, FIRST)
    expect(screen.getByText('You are a Legend')).toBeTruthy()
    fireEvent.pointerDown(document.body)
    expect(await screen.findByText(`Score: ${own.score.toLocaleString('en')}`)).toBeTruthy()
    const chips = within(screen.getByRole('region', { name: 'Four things to put to work on Monday' }))
    expect(chips.getAllByRole('link')).toHaveLength(4)
    fireEvent.click(chips.getAllByRole('link')[0] as HTMLElement)
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/game'))
    expect(modeFlags().inDemoMode).toBe(true)
  })

  it('take initials from the picker, refuse rude ones, and let them be changed', async () => {
    await showResults(own, FIRST, SECOND)
    expect((await rows()).map((row) => row.getAttribute('aria-current')).indexOf('true')).toBe(2)
    press('Enter your initials')
    await screen.findByRole('textbox', { name: 'Initials' })
    pick('AS')
    press('Put me on the board')
    expect(await screen.findByText('Choose three letters')).toBeTruthy()
    pick('S')
    expect(screen.getByText('These letters stay off the board. Choose others.')).toBeTruthy()
    press('Put me on the board')
    expect((await withDatabase((db) => db.gameRuns.get('own')))?.initials).toBeNull()
    press('Delete the last letter')
    pick('H')
    press('Put me on the board')
    expect(await screen.findByRole('rowheader', { name: 'ASH' })).toBeTruthy()
    expect((await withDatabase((db) => db.gameRuns.get('own')))?.initials).toBe('ASH')
    expect(await screen.findByRole('button', { name: 'Change your initials: ASH' })).toBeTruthy()
  })

  it('ask for initials by themselves once the score is counted, and only once', async () => {
    await showResults(own, FIRST)
    expect(await screen.findByRole('button', { name: 'Enter your initials' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.pointerDown(document.body)
    const dialog = await screen.findByRole('dialog', { name: 'Your initials' }, { timeout: 3000 })
    expect(within(dialog).getByText(`Score: ${own.score.toLocaleString('en')}`)).toBeTruthy()
    press('Skip, I am Player 2')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await withDatabase((db) => db.gameRuns.get('own')))?.initials).toBeNull()
    expect(screen.getByText('Until then, you are Player 2.')).toBeTruthy()
  })

  it('say what is missing for the next title, and where the time went', async () => {
    const slow = aGameRun(14_000, { id: 'own' })
    const { finds, deck } = replayRun(slow.setup, slow.steps)
    await showResults(slow, FIRST)
    const next = nextTitle(slow.score)
    expect(screen.getByText(new RegExp(`^${next?.points} points? to `))).toBeTruthy()
    expect(screen.getByText(`${finds.length} of ${deck.length}`)).toBeTruthy()
    const slowest = within(screen.getByRole('region', { name: /^Slowest find: 14\.0 s/ }))
    expect(slowest.getByRole('link').getAttribute('href')).toMatch(/^\/\w+/)
  })

  it('mark the title that was reached, while few have played', async () => {
    await showResults(own, FIRST)
    const titles = within(await screen.findByRole('region', { name: 'Titles' }))
    expect(titles.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Legend3,800',
      'Fleet Hero2,600',
      'Fleet Manager1,600',
      'Dispatcher800',
      'Rookie',
    ])
    const reached = titles.getAllByRole('listitem').filter((rung) => rung.hasAttribute('aria-current'))
    expect(reached.map(({ textContent }) => textContent)).toEqual(['Legend3,800'])
  })

  it('without a find name no title, ask for nothing, and offer another try first', async () => {
    const steps = [{ kind: 'end', atMs: 90_000, reason: 'time' }] as const
    await showResults(aGameRun(5000, { id: 'own', steps, score: 0 }), FIRST)
    expect(await screen.findByText('One find puts you on the board')).toBeTruthy()
    expect(screen.getByText('Nothing found this time. The map is a good place to begin.')).toBeTruthy()
    expect(screen.queryByText(/^You are a/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Enter your initials' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Challenge a colleague' })).toBeNull()
    const titles = within(await screen.findByRole('region', { name: 'Titles' }))
    expect(titles.getAllByRole('listitem').some((rung) => rung.hasAttribute('aria-current'))).toBe(false)
    const [first, second] = screen.getAllByRole('button', { name: /^(Try again|Practice|Go to demo)$/ })
    expect([first?.textContent, second?.textContent]).toEqual(['Try again', 'Practice'])
    press('Practice')
    await waitFor(() => expect(startGame).toHaveBeenCalledOnce())
    expect(vi.mocked(startGame).mock.calls[0]?.[0]).toMatchObject({ kind: 'practice' })
  })

  it('lead from the slowest find by the bell to the open notifications', async () => {
    let run = startRun(A_SETUP)
    let atMs = 0
    for (const challenge of run.deck.slice(0, 5)) {
      atMs += challenge === 'ring-the-bell' ? 7000 : 2000
      run = takeStep(run, { kind: 'done', atMs })
    }
    const { steps, score } = takeStep(run, { kind: 'end', atMs: 90_000, reason: 'time' })
    const router = await showResults(aGameRun(5000, { id: 'own', steps, score }))
    const panel = renderHook(usePanelOpen)
    const slowest = within(await screen.findByRole('region', { name: /^Slowest find: 7\.0 s/ }))
    fireEvent.click(slowest.getByRole('link', { name: 'Notifications' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
    await waitFor(() => expect(panel.result.current).toBe(true))
  })

  it('come back after a reload by the id of the run, until they are closed', async () => {
    await keepRuns(own, FIRST)
    setShownRun('own')
    await showGame()
    expect(await screen.findByText(/Second today/)).toBeTruthy()
    press('Close the results')
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy()
  })

  it('are not the next player’s, who comes by Welcome: the game begins at its start', async () => {
    const router = await showResults(own, FIRST)
    expect(await screen.findByRole('button', { name: 'Enter your initials' })).toBeTruthy()
    void router.navigate({ to: '/welcome' })
    fireEvent.click(await screen.findByRole('button', { name: 'Play Fleet Hero' }))
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Enter your initials' })).toBeNull()
    router.history.go(-2)
    await waitFor(() => expect(router.state.location.pathname).toBe('/game'))
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy()
  })

  it('have a code that plays the same run, and compare with the one that was taken', async () => {
    const setup = { ...A_SETUP, kind: 'challenge', seed: 7 } as const
    const run = aGameRun(5000, { id: 'own', setup })
    await showGame()
    press('Got a code?')
    const field = await screen.findByRole('textbox', { name: 'Challenge code' })
    const text = encodeChallenge({ seed: 7, deck: 'full', score: run.score - 120 })
    fireEvent.change(field, { target: { value: text } })
    press('Play this run')
    await waitFor(() => expect(startGame).toHaveBeenCalledOnce())
    await keepRuns(run)
    act(() => store.set(gameAtom, { phase: 'over', run: replayRun(setup, run.steps), runId: 'own' }))
    expect(await screen.findByText('You beat the challenge by 120 points')).toBeTruthy()
    const card = await screen.findByRole('region', { name: 'Challenge a colleague' })
    const code = encodeChallenge({ seed: 7, deck: 'full', score: run.score })
    expect(within(card).getByText([...code].join(' '))).toBeTruthy()
  })

  it('go along to a phone where a page for phones is configured', async () => {
    await showResults(own, FIRST)
    expect(await screen.findByText(/Second today/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Take your score with you' })).toBeNull()
    const run = replayRun(own.setup, own.steps)
    const standing = { rank: 2, behind: 90, lead: null }
    expect(gameHandoff(run, own, standing, 'es-MX')).toMatchObject({ score: own.score, rank: 2 })
    act(() => setKioskConfig({ ...DEFAULT_CONFIG, event: AN_EVENT, handoffUrl: 'https://hello.example/' }))
    const card = await screen.findByRole('region', { name: 'Take your score with you' })
    fireEvent.click(within(card).getByRole('button', { name: 'Show the QR code larger' }))
    const dialog = await screen.findByRole('dialog', { name: 'Take your score with you' })
    expect(within(dialog).getByRole('img', { name: 'QR code of your summary' })).toBeTruthy()
  })

  it.each<[RunEnd, string, 'practice' | 'ranked']>([
    ['stopped', 'Practice: no clock, no ranking', 'practice'],
    ['stopped', 'Stopped early, so not ranked', 'ranked'],
  ])('of a run that %s say "%s" and have no code', async (reason, words, kind) => {
    const run = replayRun({ ...A_SETUP, kind, lengthMs: kind === 'practice' ? null : 90_000 }, [
      { kind: 'end', atMs: 900, reason },
    ])
    store.set(gameAtom, { phase: 'over', run, runId: null })
    await showGame()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Challenge a colleague' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Enter your initials' })).toBeNull()
  })

  it('say why a run that was left does not count, and offer another and the demo', async () => {
    const run = replayRun(A_SETUP, [{ kind: 'end', atMs: 900, reason: 'voided' }])
    store.set(gameAtom, { phase: 'over', run, runId: null })
    const router = await showGame()
    expect(screen.getByText('This run does not count')).toBeTruthy()
    press('Go to demo')
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
    expect(modeFlags()).toMatchObject({ inDemoMode: true, inGameMode: false })
  })
})

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeAnswer } from '#domain/game/answerCode'
import type { GameRun } from '#domain/game/gameTypes'
import { replayRun } from '#domain/game/run'
import { A_DAY, A_SETUP, aGameRun } from '#domain/testing/gameRun'
import { withDatabase } from '../../../data/core/databaseConnection'
import { startGame } from '../../../session/game/game'
import { gameAtom } from '../../../state/game'
import { forgetResults, setRunToBeat, setShownRun, setTakenCode } from '../../../state/gameResult'
import { store } from '../../../state/store'
import { resetVisitState } from '../../../state/visit'
import { keepRuns, pick, press, showGame, showResults, takeNewDevice } from './testing/gamePage'

// The run itself has its own tests.
vi.mock('../../../session/game/game', () => ({
  startGame: vi.fn(() => Promise.resolve()),
  closeGame: vi.fn(async () => store.set(gameAtom, { phase: 'off' })),
}))

const FIRST = aGameRun(6000, { id: 'first', initials: 'KOA' })
const AGAINST: GameRun['setup'] = { ...A_SETUP, kind: 'challenge' }
const SECOND = aGameRun(5500, { id: 'second', setup: AGAINST, startedAt: `${A_DAY}T16:00:00.000Z` })
const CHALLENGE = 'Challenge the person next to you'

/** Shows both results, as after a handed-over run. */
async function showBoth(first: GameRun, second: GameRun): Promise<void> {
  setRunToBeat(first.id)
  await showResults(second, first)
  await screen.findByRole('button', { name: 'Rematch' })
}

const points = (score: number) => score.toLocaleString('en')
const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent)

beforeEach(takeNewDevice)

afterEach(() => void vi.useRealTimers())

describe('a screen that is handed over', () => {
  const HANDOVER = { level: 1, name: 'Hand over the screen' } as const
  let router: Awaited<ReturnType<typeof showGame>>
  beforeEach(async () => {
    await keepRuns(FIRST)
    setShownRun('first')
    router = await showGame()
    fireEvent.click(await screen.findByRole('button', { name: CHALLENGE }))
  })

  it('says whose score is to beat, and starts the same prompts', async () => {
    const heading = await screen.findByRole('heading', HANDOVER)
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText('KOA')).toBeTruthy()
    expect(screen.getByText(points(FIRST.score))).toBeTruthy()
    press('Start')
    await waitFor(() => expect(startGame).toHaveBeenCalledExactlyOnceWith(AGAINST))
  })

  it('goes back to the results by Escape', async () => {
    await screen.findByRole('heading', HANDOVER)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(await screen.findByRole('button', { name: CHALLENGE })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Fleet Hero')
  })

  it('stays so over a reload, and between Back and Forward', async () => {
    await screen.findByRole('heading', HANDOVER)
    router.history.back()
    expect(await screen.findByRole('button', { name: CHALLENGE })).toBeTruthy()
    router.history.forward()
    await screen.findByRole('heading', HANDOVER)
    const { href } = router.state.location
    cleanup()
    await showGame(href)
    await screen.findByRole('heading', HANDOVER)
    press('Start')
    await waitFor(() => expect(startGame).toHaveBeenCalledExactlyOnceWith(AGAINST))
  })

  it('is not so for the next visitor, at the same address', async () => {
    await screen.findByRole('heading', HANDOVER)
    act(resetVisitState)
    expect(await screen.findByRole('button', { name: 'Practice' })).toBeTruthy()
    expect(screen.queryByRole('heading', HANDOVER)).toBeNull()
  })

  it('is handed over again after a run that does not count', async () => {
    await screen.findByRole('heading', HANDOVER)
    press('Start')
    await waitFor(() => expect(startGame).toHaveBeenCalledOnce())
    cleanup()
    const run = replayRun(AGAINST, [{ kind: 'end', atMs: 900, reason: 'voided' }])
    store.set(gameAtom, { phase: 'over', run, runId: null })
    await showGame()
    press('Play again')
    expect(await screen.findByRole('heading', HANDOVER)).toBeTruthy()
  })
})

describe('both results', () => {
  it('name the winner, and compare figures and each prompt', async () => {
    await showBoth(FIRST, SECOND)
    const ahead = points(SECOND.score - FIRST.score)
    expect(screen.getByText(`Player 2 wins by ${ahead} points`)).toBeTruthy()
    const [results, prompts] = screen.getAllByRole('table')
    const [, scores, found] = within(results as HTMLElement).getAllByRole('row')
    expect(cells(scores as HTMLElement)).toEqual([points(FIRST.score), 'Score', points(SECOND.score)])
    expect(cells(found as HTMLElement)).toEqual(['14 of 16', 'found', '16 of 16'])
    const rows = within(prompts as HTMLElement).getAllByRole('row')
    expect(rows).toHaveLength(17)
    expect(cells(rows[1] as HTMLElement)).toEqual(['6.0 s', expect.anything(), '5.5 s'])
  })

  it('of one score are a tie', async () => {
    await showBoth(FIRST, { ...SECOND, steps: FIRST.steps, score: FIRST.score })
    expect(screen.getByText('A tie')).toBeTruthy()
  })

  it('are signed by the second player, whose name they then say', async () => {
    await showBoth(FIRST, SECOND)
    press('Enter your initials')
    await screen.findByRole('textbox', { name: 'Initials' })
    pick('MTR')
    press('Put me on the board')
    expect(await screen.findByText(/^MTR wins by/)).toBeTruthy()
    expect((await withDatabase((db) => db.gameRuns.get('second')))?.initials).toBe('MTR')
    expect((await withDatabase((db) => db.gameRuns.get('first')))?.initials).toBe('KOA')
  })

  it('are not signed by the second player with the initials of the first', async () => {
    await showBoth(FIRST, SECOND)
    press('Enter your initials')
    await screen.findByRole('textbox', { name: 'Initials' })
    pick('KOA')
    expect(screen.getByText('The other player is KOA. Choose others.')).toBeTruthy()
    press('Put me on the board')
    press('Delete the last letter')
    pick('B')
    press('Put me on the board')
    expect(await screen.findByText(/^KOB wins by/)).toBeTruthy()
  })

  it('hand over again with the better score to beat', async () => {
    await showBoth(FIRST, SECOND)
    press('Rematch')
    expect(await screen.findByText('Score to beat')).toBeTruthy()
    expect(screen.getByText(points(SECOND.score))).toBeTruthy()
    press('Cancel')
    expect(await screen.findByRole('button', { name: 'Rematch' })).toBeTruthy()
  })

  it('come back after a reload, and are gone for the next player', async () => {
    await keepRuns(FIRST, SECOND)
    setRunToBeat('first')
    setShownRun('second')
    await showGame()
    expect(await screen.findByText(/wins by/)).toBeTruthy()
    act(forgetResults)
    expect(await screen.findByRole('button', { name: 'Practice' })).toBeTruthy()
  })

  it('are those of one player where the first run is no longer stored', async () => {
    setRunToBeat('first')
    await showResults(SECOND)
    expect(await screen.findByRole('button', { name: CHALLENGE })).toBeTruthy()
  })
})

it('a run that staff took off the board challenges nobody beside it', async () => {
  await showResults({ ...FIRST, hidden: 1 })
  await screen.findByRole('region', { name: 'Challenge a colleague' })
  expect(screen.queryByRole('button', { name: CHALLENGE })).toBeNull()
})

describe('an answer', () => {
  const code = { seed: A_SETUP.seed, deck: 'full', score: FIRST.score } as const

  it('is shown after a run that was started from a code', async () => {
    setTakenCode(code)
    await showResults(SECOND)
    const card = await screen.findByRole('region', { name: 'Your answer' })
    const answer = encodeAnswer({ score: SECOND.score, found: 16 }, code)
    expect(within(card).getByText([...answer].join(' '))).toBeTruthy()
  })

  it('is shown even where nothing was found, but challenges nobody', async () => {
    setTakenCode(code)
    await showResults({ ...SECOND, steps: [{ kind: 'end', atMs: 90_000, reason: 'time' }], score: 0 })
    const card = await screen.findByRole('region', { name: 'Your answer' })
    expect(within(card).getByText([...encodeAnswer({ score: 0, found: 0 }, code)].join(' '))).toBeTruthy()
    expect(screen.getByText(`${points(FIRST.score)} points short of the challenge`)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Challenge a colleague' })).toBeNull()
  })

  it('is typed on the other device, which keeps what was typed until it is right', async () => {
    await showResults(FIRST)
    const type = async (text: string) => {
      const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Answer' })
      fireEvent.change(field, { target: { value: text } })
      return field
    }
    const button = await screen.findByRole('button', { name: 'Got an answer?' })
    fireEvent.click(button)
    await type('ABC')
    press('Compare')
    expect(screen.getByText('An answer has six characters.')).toBeTruthy()
    await type(encodeAnswer({ score: 2500, found: 9 }, { ...code, seed: 77 }))
    expect(screen.getByText('This answers another challenge.')).toBeTruthy()
    const right = encodeAnswer({ score: FIRST.score - 120, found: 9 }, code)
    await type(right.replace(/^./, right.startsWith('A') ? 'B' : 'A'))
    expect(screen.getByText('This is not an answer. Check each character.')).toBeTruthy()
    press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(button)
    expect((await type(right)).value).toBe(right)
    press('Compare')
    expect(await screen.findByText('KOA wins by 120 points')).toBeTruthy()
    const table = within(screen.getByRole('dialog')).getByRole('table')
    const [names, scores, found, ...others] = within(table).getAllByRole('row')
    expect(cells(names as HTMLElement)).toEqual(['KOA', '', 'The other player'])
    expect(cells(scores as HTMLElement)).toEqual([points(FIRST.score), 'Score', points(FIRST.score - 120)])
    expect(cells(found as HTMLElement)).toEqual(['14', 'found', '9'])
    expect(others).toEqual([])
  })
})

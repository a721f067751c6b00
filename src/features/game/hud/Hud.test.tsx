import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Live, MISSING, ready } from '#domain/base/live'
import { ALL_CHALLENGES, type Challenge } from '#domain/game/challenges'
import type { Run, RunSetup } from '#domain/game/gameTypes'
import { HINT_AFTER_MS, RUN_LENGTH_MS, SKIP_LOCK_MS } from '#domain/game/points'
import { scorePoints } from '#domain/game/rivalScore'
import { promptOf, startRun, takeStep } from '#domain/game/run'
import { scoredRun } from '#domain/game/scoredRun'
import { aGameRun } from '#domain/testing/gameRun'
import type { Rival } from '../../../data/queries/boards'
import { skipPrompt, stopGame } from '../../../session/game/game'
import { useNavHint } from '../../../state/navHint'
import { Dialog } from '../../../ui/overlays/Dialog'
import { inLanguage } from '../../../ui/testing/renderIn'
import { FOUND_SHOWN_MS, Hud } from './Hud'

vi.mock('../../../session/game/game', () => ({ skipPrompt: vi.fn(), stopGame: vi.fn() }))
vi.mock('../../../data/queries/vehicles', () => ({ useVehicles: () => ready([]) }))
vi.mock('../../../data/queries/boards', () => ({ useRival: () => best }))

const SETUP: RunSetup = {
  kind: 'ranked',
  deck: 'full',
  seed: 7,
  lengthMs: RUN_LENGTH_MS,
  available: ['ring-the-bell', 'where-is-everyone', 'paper-trail'] satisfies Challenge[],
}

/** The best run of the day. */
let best: Live<Rival> = MISSING

/** A run of `setup` with a find every 3 s. */
function rivalOf(setup: RunSetup, initials: string | null, player: number | null = null): Live<Rival> {
  const run = aGameRun(3000, { setup, initials })
  return ready({ run: { ...scoredRun(run), player }, setup, points: scorePoints(run) })
}

const animate = vi.fn<Element['animate']>(() => ({ cancel: () => undefined }) as Animation)
let startsAtMs = 0
let isReceiptOpen = false
const closeReceipt = vi.fn()

function Bar({ run, isStarted }: { run: Run; isStarted: boolean }) {
  return (
    <>
      <input aria-label="elsewhere" />
      <p>glows: {String(useNavHint())}</p>
      <main>
        <a href="/5?edit=rp-1">An old report</a>
        <a href="/5?edit=new">New report</a>
      </main>
      <Dialog title="Receipt" isOpen={isReceiptOpen} onClose={closeReceipt}>
        What a find has opened
      </Dialog>
      <Hud run={run} startsAtMs={startsAtMs} isStarted={isStarted} />
    </>
  )
}

/** Renders a run over the screen at an address, and returns a function that renders a later state. */
async function show(run: Run, isStarted = true, address = '/home') {
  let current = { run, isStarted }
  const listeners = new Set<() => void>()
  const { useSyncExternalStore } = await import('react')
  function Page() {
    const shown = useSyncExternalStore(
      (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      () => current,
    )
    return <Bar {...shown} />
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  const { unmount } = render(<RouterProvider router={router} />, { wrapper: inLanguage('en') })
  const next = (changed: Run, started = true) =>
    act(() => {
      current = { run: changed, isStarted: started }
      for (const listener of listeners) listener()
    })
  return { next, unmount }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const skip = () => screen.getByRole('button', { name: 'Skip' })

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  startsAtMs = performance.now()
  best = MISSING
  isReceiptOpen = false
  Element.prototype.animate = animate
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the bar of a run', () => {
  it('says time, score and skips by their names', async () => {
    await show(startRun(SETUP))
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('90')
    expect(screen.getByRole('status', { name: 'Score' }).textContent).toBe('0')
    expect(skip().textContent).toContain('3 left')
    pass(31_500)
    expect(screen.getByRole('timer').textContent).toBe('59')
  })

  it('waits for the countdown with its prompt and its skip', async () => {
    const run = startRun(SETUP)
    startsAtMs += 3000
    const { next } = await show(run, false)
    expect(screen.getByText('Get ready…')).toBeTruthy()
    fireEvent.click(skip())
    expect(skipPrompt).not.toHaveBeenCalled()
    pass(3000)
    next(run)
    expect(
      screen.queryAllByText('Get ready…').filter((text) => text.getAttribute('aria-hidden') !== 'true'),
    ).toEqual([])
    fireEvent.click(skip())
    expect(skipPrompt).toHaveBeenCalledOnce()
  })

  it('keeps the next prompt and the next skip back until the lock of a skip is over', async () => {
    const run = startRun(SETUP)
    const { next } = await show(run)
    pass(500)
    skip().focus()
    next(takeStep(run, { kind: 'skip', atMs: 500 }))
    expect(screen.getByText('Skipped. Here comes the next one…')).toBeTruthy()
    fireEvent.click(skip())
    expect(skipPrompt).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(skip())
    pass(SKIP_LOCK_MS)
    fireEvent.click(skip())
    expect(skipPrompt).toHaveBeenCalledOnce()
  })

  it('shows a find at once: score, streak and the next prompt', async () => {
    const run = startRun(SETUP)
    const { next } = await show(run)
    pass(2000)
    const found = takeStep(run, { kind: 'done', atMs: 2000 })
    next(found)
    expect(screen.getByRole('status', { name: 'Score' }).textContent).toBe(String(found.score))
    expect(screen.getByText('Find 2')).toBeTruthy()
    expect(document.querySelectorAll('[data-lit="true"]').length).toBe(1)
    expect(screen.getByText(`+${found.score}`)).toBe(animate.mock.contexts[0])
  })

  it('closes what a find has opened soon after it, for the next prompt', async () => {
    isReceiptOpen = true
    const run = startRun(SETUP)
    const { next } = await show(run)
    pass(1000)
    next(takeStep(run, { kind: 'done', atMs: 1000 }))
    pass(FOUND_SHOWN_MS - 1)
    expect(closeReceipt).not.toHaveBeenCalled()
    pass(1)
    expect(closeReceipt).toHaveBeenCalledOnce()
  })

  it('leaves open what the player touches meanwhile', async () => {
    isReceiptOpen = true
    const run = startRun(SETUP)
    const { next } = await show(run)
    pass(1000)
    next(takeStep(run, { kind: 'done', atMs: 1000 }))
    pass(500)
    fireEvent.pointerDown(document.body)
    pass(FOUND_SHOWN_MS)
    expect(closeReceipt).not.toHaveBeenCalled()
  })

  it('lets the navigation glow once the hint has appeared, and says where to look', async () => {
    const run = startRun({ ...SETUP, available: ['paper-trail'] })
    expect(promptOf(run)).toBe('paper-trail')
    await show(run)
    pass(HINT_AFTER_MS - 1)
    expect(screen.getByText('glows: null')).toBeTruthy()
    pass(2)
    expect(screen.getByText('glows: 5')).toBeTruthy()
    expect(screen.getByText('Hint: look in Fleet Management, Reports').closest('[aria-live]')).toBeTruthy()
  })

  it('lights the next control instead where the navigation leads to the screen that is shown', async () => {
    const run = startRun({ ...SETUP, available: ['paper-trail'] })
    const { next } = await show(run, true, '/5')
    const lit = () => [...document.querySelectorAll('[data-hinted]')].map(({ textContent }) => textContent)
    pass(HINT_AFTER_MS - 1)
    expect(lit()).toEqual([])
    pass(2)
    expect(screen.getByText('glows: null')).toBeTruthy()
    expect(screen.getByText('Hint: look on this screen')).toBeTruthy()
    expect(lit()).toEqual(['New report'])
    next(takeStep(run, { kind: 'done', atMs: HINT_AFTER_MS + 10 }))
    expect(lit()).toEqual([])
  })

  it('tells a screen reader of 30 and of 10 seconds, each once, and colors the last ten', async () => {
    await show(startRun(SETUP))
    const ring = () => screen.getByRole('timer').parentElement
    const bar = () => ring()?.parentElement
    const announced = () => ring()?.querySelector('[aria-live]')?.textContent
    pass(59_000)
    expect(announced()).toBe('')
    pass(1100)
    expect(announced()).toBe('30 seconds left')
    pass(5000)
    expect(announced()).toBe('30 seconds left')
    expect([ring(), bar()].map((part) => part?.dataset.last)).toEqual(['false', 'false'])
    pass(15_000)
    expect(announced()).toBe('10 seconds left')
    expect([ring(), bar()].map((part) => part?.dataset.last)).toEqual(['true', 'true'])
  })

  it('has no clock where the run has none', async () => {
    await show(startRun({ ...SETUP, kind: 'practice', lengthMs: null }))
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('is reached by F6 from anywhere, and left by it again', async () => {
    await show(startRun(SETUP))
    const field = screen.getByRole('textbox')
    field.focus()
    fireEvent.keyDown(field, { key: 'F6' })
    expect(document.activeElement).toBe(skip())
    fireEvent.keyDown(skip(), { key: 'F6' })
    expect(document.activeElement).toBe(field)
  })

  it('ends by Stop and not by Escape', async () => {
    await show(startRun(SETUP))
    fireEvent.keyDown(skip(), { key: 'Escape' })
    expect(stopGame).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(stopGame).toHaveBeenCalledOnce()
  })

  it('gives the room and the glow back when it goes', async () => {
    const { unmount } = await show(startRun({ ...SETUP, available: ALL_CHALLENGES }))
    document.documentElement.style.setProperty('--hud-room', '140px')
    unmount()
    expect(document.documentElement.style.getPropertyValue('--hud-room')).toBe('')
  })
})

describe('the race with the best run of the day', () => {
  const first = aGameRun(3000, { setup: SETUP })
  const firstFind = scorePoints(first)[1]?.score ?? 0

  it('tells who is ahead, as soon as either run has a find', async () => {
    best = rivalOf(SETUP, 'KOA')
    const run = startRun(SETUP)
    const { next } = await show(run)
    expect(screen.getByText('tied with KOA')).toBeTruthy()
    pass(3000)
    expect(screen.getByText(`${firstFind} behind KOA`)).toBeTruthy()
    const found = takeStep(run, { kind: 'done', atMs: 3500 })
    const both = takeStep(found, { kind: 'done', atMs: 4000 })
    next(both)
    expect(screen.getByText(`+${both.score - firstFind} ahead of KOA`)).toBeTruthy()
  })

  it('is with the best run at the start, also once this one is stored', async () => {
    best = rivalOf(SETUP, null, 7)
    const run = startRun(SETUP)
    const { next } = await show(run, false)
    next(run)
    best = rivalOf(SETUP, 'OWN')
    next(takeStep(run, { kind: 'end', atMs: 9000, reason: 'stopped' }))
    expect(screen.getByText('tied with Player 7')).toBeTruthy()
  })

  it('is off in practice, with another deck, and before anyone has a place', async () => {
    const others: RunSetup[] = [
      { ...SETUP, kind: 'practice', lengthMs: null },
      { ...SETUP, kind: 'challenge', seed: 8 },
    ]
    best = rivalOf(SETUP, 'KOA')
    for (const setup of others) {
      const { unmount } = await show(startRun(setup))
      expect(screen.queryByText(/KOA/)).toBeNull()
      unmount()
    }
    best = MISSING
    await show(startRun(SETUP))
    expect(screen.getByText('points')).toBeTruthy()
  })
})

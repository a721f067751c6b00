import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cameraAddedAtom, setCameraAdded } from '../state/mode'
import { store } from '../state/store'
import { visitAtom } from '../state/visit'
import { recordEvent } from './recordEvent'
import { onReset, RESET_ORDER, type ResetStep, startOver } from './reset'
import { beginVisit, currentVisit } from './visit'
import { storeReset } from './visitRows'

vi.mock('./recordEvent', () => ({ recordEvent: vi.fn(() => Promise.resolve(true)) }))
vi.mock('./visitRows', () => ({ storeReset: vi.fn(() => Promise.resolve()) }))
vi.mock('./offlineReady', () => ({ turnToVisit: vi.fn(() => Promise.resolve()) }))

const ADDED_STEPS = ['drawer', 'updates', 'toasts', 'address'] as const satisfies readonly ResetStep[]
// Without the Web Locks API a visit is claimed at once.
vi.stubGlobal('navigator', {})

let added: (() => void)[] = []
let done: string[] = []

beforeEach(() => {
  done = []
  added = ADDED_STEPS.map((name) => onReset(name, () => done.push(name)))
  vi.mocked(storeReset).mockReset()
  vi.mocked(storeReset).mockImplementation(async () => void done.push('storage'))
  vi.mocked(recordEvent).mockClear()
})
afterEach(() => {
  for (const remove of added) remove()
})

describe('a reset', () => {
  it('runs its steps in a fixed order, independent of when they were added', async () => {
    const late = onReset('drawer', async () => {
      await Promise.resolve()
      done.push('drawer')
    })
    expect(await startOver('/welcome')).toEqual([])
    expect(done).toEqual(RESET_ORDER.filter((name) => done.includes(name)))
    expect(done).toEqual(['drawer', 'updates', 'toasts', 'storage', 'address'])
    late()
  })

  it('removes the dual camera that a visitor added', async () => {
    setCameraAdded(true)
    await startOver('/tour')
    expect(store.get(cameraAddedAtom)).toBe(false)
  })

  it('is recorded in the visit that it ends, and starts another', async () => {
    const { id, startedAtMs } = beginVisit(Date.now() - 61_000)
    vi.mocked(recordEvent).mockImplementationOnce(async (...event) => {
      expect(event).toEqual(['Reset', 61])
      expect(currentVisit().id).toBe(id)
      return true
    })
    await startOver('/tour')
    expect(recordEvent).toHaveBeenCalledOnce()
    expect(currentVisit().id).not.toBe(id)
    const [ended, begun] = vi.mocked(storeReset).mock.calls[0] ?? []
    expect(ended).toMatchObject({ id, startedAtMs })
    expect(begun?.id).toBe(currentVisit().id)
  })

  it('continues after a failed step and reports it', async () => {
    vi.mocked(storeReset).mockRejectedValueOnce(new Error('no database'))
    const thrown = onReset('drawer', () => {
      throw new Error('no drawer')
    })
    expect(await startOver('/welcome')).toEqual(['drawer', 'storage'])
    expect(done).toEqual(['updates', 'toasts', 'address'])
    thrown()
  })

  it('clears the visitor’s selections', async () => {
    const chosen = visitAtom('')
    store.set(chosen, 'v-1')
    await startOver(null)
    expect(store.get(chosen)).toBe('')
  })

  it('runs once for two quick taps', async () => {
    await Promise.all([startOver('/tour'), startOver('/welcome')])
    expect(recordEvent).toHaveBeenCalledOnce()
    await startOver('/tour')
    expect(recordEvent).toHaveBeenCalledTimes(2)
  })

  it('returns where the next visitor starts', async () => {
    const shown = vi.fn()
    const remove = onReset('address', shown)
    await startOver('/tour')
    expect(shown.mock.calls[0]?.[0]).toMatchObject({ to: '/tour' })
    remove()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '../state/store'
import { visitAtom } from '../state/visit'
import { recordEvent } from './recordEvent'
import { onReset, RESET_ORDER, type ResetStep, startOver } from './reset'
import { beginVisit, currentVisit } from './visit'
import { storeReset } from './visitRows'

vi.mock('./recordEvent', () => ({ recordEvent: vi.fn(() => Promise.resolve(true)) }))
vi.mock('./visitRows', () => ({ storeReset: vi.fn(() => Promise.resolve()) }))

const OF_LAYERS_ABOVE = ['drawer', 'updates', 'toasts', 'address'] as const satisfies readonly ResetStep[]
// Without locks a visit is claimed at once.
vi.stubGlobal('navigator', {})

let added: (() => void)[] = []
let done: string[] = []

beforeEach(() => {
  done = []
  added = OF_LAYERS_ABOVE.map((name) => onReset(name, () => done.push(name)))
  vi.mocked(storeReset).mockReset()
  vi.mocked(storeReset).mockImplementation(async () => void done.push('storage'))
  vi.mocked(recordEvent).mockClear()
})
afterEach(() => {
  for (const remove of added) remove()
})

describe('a reset', () => {
  it('takes its steps in the one order, whoever added them when', async () => {
    const late = onReset('drawer', async () => {
      await Promise.resolve()
      done.push('drawer')
    })
    expect(await startOver('/welcome')).toEqual([])
    expect(done).toEqual(RESET_ORDER.filter((name) => done.includes(name)))
    expect(done).toEqual(['drawer', 'updates', 'toasts', 'storage', 'address'])
    late()
  })

  it('is recorded in the visit that it ends, and begins another', async () => {
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

  it('goes on after a step that fails, and says which one did', async () => {
    vi.mocked(storeReset).mockRejectedValueOnce(new Error('no database'))
    const thrown = onReset('drawer', () => {
      throw new Error('no drawer')
    })
    expect(await startOver('/welcome')).toEqual(['drawer', 'storage'])
    expect(done).toEqual(['updates', 'toasts', 'address'])
    thrown()
  })

  it('forgets what the visitor chose', async () => {
    const chosen = visitAtom('')
    store.set(chosen, 'v-1')
    await startOver(null)
    expect(store.get(chosen)).toBe('')
  })

  it('happens once for two quick taps', async () => {
    await Promise.all([startOver('/tour'), startOver('/welcome')])
    expect(recordEvent).toHaveBeenCalledOnce()
    await startOver('/tour')
    expect(recordEvent).toHaveBeenCalledTimes(2)
  })

  it('tells where the next visitor begins', async () => {
    const shown = vi.fn()
    const remove = onReset('address', shown)
    await startOver('/tour')
    expect(shown.mock.calls[0]?.[0]).toMatchObject({ to: '/tour' })
    remove()
  })
})

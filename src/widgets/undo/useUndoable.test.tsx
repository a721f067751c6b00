import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UndoOutcome } from '../../data/core/undo'
import { clearToasts, currentToast } from '../../ui/feedback/toast'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { type RunUndoable, type UndoableOptions, useUndoable } from './useUndoable'

let run: RunUndoable
function Probe() {
  run = useUndoable()
  return <p>ready</p>
}

const undo = vi.fn<() => Promise<UndoOutcome>>()

beforeEach(() => {
  clearToasts()
  undo.mockReset().mockResolvedValue('undone')
  renderInEnglish(<Probe />)
  expect(screen.getByText('ready')).toBeTruthy()
})

const change = (options?: UndoableOptions) =>
  act(() => run(Promise.resolve({ value: 2, isChanged: true, undo }), (count) => `${count} moved`, options))
const pressUndo = () => act(async () => currentToast()?.action?.run())

describe('a change that can be taken back', () => {
  it('shows a toast with undo', async () => {
    expect(await change()).toBe(true)
    expect(currentToast()).toMatchObject({ message: '2 moved', tone: 'done', action: { label: 'Undo' } })
    expect(undo).not.toHaveBeenCalled()
  })

  it('keeps the toast and the undo of the first tap when a second one changes nothing', async () => {
    await change()
    await act(() => run(Promise.resolve({ value: 2, isChanged: false, undo: vi.fn() }), 'Nothing moved'))
    expect(currentToast()?.message).toBe('2 moved')
    await pressUndo()
    expect(undo).toHaveBeenCalledOnce()
  })

  it('notifies its screen at once, and shows no second toast after a complete undo', async () => {
    const onUndo = vi.fn()
    await change({ onUndo })
    await pressUndo()
    expect(onUndo).toHaveBeenCalledOnce()
    expect(undo).toHaveBeenCalledOnce()
    expect(currentToast()?.message).toBe('2 moved')
  })

  it.each<[UndoOutcome, string]>([
    ['changedSince', 'This has changed since then and was left as is.'],
    ['partly', 'Some of it has changed since then and was left as is.'],
  ])('says that what is %s stays', async (outcome, message) => {
    undo.mockResolvedValue(outcome)
    await change()
    await pressUndo()
    expect(currentToast()).toMatchObject({ message, tone: 'info' })
  })

  it('reports an undo that could not be stored', async () => {
    undo.mockRejectedValue(new Error('full'))
    await change()
    await pressUndo()
    expect(currentToast()).toMatchObject({ tone: 'problem' })
  })

  it('reports a change that could not be stored, with its own message if given', async () => {
    const refused = (options?: UndoableOptions) =>
      act(() => run(Promise.reject(new Error('full')), '', options))
    expect(await refused()).toBe(false)
    expect(currentToast()?.message).toBe('This change could not be saved. Try again.')
    clearToasts()
    await refused({ failed: 'Nothing is lost.' })
    expect(currentToast()?.message).toBe('Nothing is lost.')
  })
})

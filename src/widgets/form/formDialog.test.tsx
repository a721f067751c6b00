import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { UndoableChange } from '../../data/core/undo'
import { setAttract } from '../../state/ghost'
import { enterMode, resetModes } from '../../state/mode'
import { resetVisitState } from '../../state/visit'
import { clearToasts, currentToast, dismissToast, toast } from '../../ui/feedback/toast'
import { TextField } from '../../ui/fields/TextField'
import { FormDialog } from './FormDialog'
import { renderInRouter } from './testing/renderInRouter'
import { useFormDraft } from './useFormDraft'
import { useFormSaving } from './useFormSaving'

let stored: string[]
let isFull: boolean

async function store(name: string): Promise<UndoableChange<string>> {
  if (isFull) throw new Error('full')
  stored.push(name)
  return { value: name, isChanged: true, undo: async () => 'undone' }
}

function Place() {
  const [isOpen, setOpen] = useState(false)
  const draft = useFormDraft({ key: 'place/1', isOpen, fresh: () => ({ name: stored.at(-1) ?? '' }) })
  const { form, change } = draft
  const close = () => setOpen(false)
  const saving = useFormSaving(draft, {
    save: () => ({ change: store(form.name), done: 'Place saved' }),
    onSaved: close,
  })
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <FormDialog title="Place" saving={saving} saveLabel="Save" isOpen={isOpen} onClose={close}>
        <TextField label="Name" isRequired value={form.name} onChange={(name) => change({ name })} />
      </FormDialog>
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
const answer = async (name: string) => {
  const question = await screen.findByRole('alertdialog', { name: 'Save your changes?' })
  fireEvent.click(within(question).getByRole('button', { name }))
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function open() {
  await renderInRouter(<Place />)
  press('Edit')
  return field()
}

beforeEach(() => {
  stored = ['Depot']
  isFull = false
  clearToasts()
  resetVisitState()
  resetModes()
})

describe('a form in a dialog', () => {
  it('takes away an undo, which could take back what is being edited, and no other toast', async () => {
    toast('Not saved yet', 'problem')
    toast('Place added', 'done', { label: 'Undo', run: () => {} })
    await open()
    const left = currentToast()
    expect(left?.message).toBe('Not saved yet')
    dismissToast(left?.id ?? 0)
    expect(currentToast()).toBeUndefined()
  })

  it('asks no visitor about what the loop between visits has filled in', async () => {
    await open()
    setAttract(true)
    await type('Yard')
    setAttract(false)
    fireEvent.keyDown(await field(), { key: 'Escape' })
    await isClosed()
    press('Edit')
    expect((await field()).value).toBe('Depot')
  })

  it('asks no player of a run, who finds what was typed when it is opened again', async () => {
    enterMode('game')
    await open()
    await type('Yard')
    press('Close')
    await isClosed()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(stored).toEqual(['Depot'])
    press('Edit')
    expect((await field()).value).toBe('Yard')
  })

  it('is stored and closed by its button', async () => {
    await open()
    await type('Yard')
    press('Save')
    await isClosed()
    expect(stored).toEqual(['Depot', 'Yard'])
    expect(currentToast()?.message).toBe('Place saved')
    press('Edit')
    expect((await field()).value).toBe('Yard')
    expect(screen.queryByText('Your unsaved changes were restored.')).toBeNull()
  })

  it('stays with what was typed when it could not be stored, and says so', async () => {
    await open()
    await type('Yard')
    isFull = true
    press('Save')
    await waitFor(() =>
      expect(currentToast()?.message).toBe(
        'This could not be saved. Nothing you entered was lost. Try again.',
      ),
    )
    expect((await field()).value).toBe('Yard')
  })

  it('closes without a question while nothing is changed', async () => {
    await open()
    press('Cancel')
    await isClosed()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('asks before it is closed: Cancel stays, and discarding closes with nothing stored', async () => {
    await open()
    await type('Yard')
    press('Close')
    await answer('Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect((await field()).value).toBe('Yard')
    press('Close')
    await answer('Discard changes')
    await isClosed()
    expect(stored).toEqual(['Depot'])
    press('Edit')
    expect((await field()).value).toBe('Depot')
  })

  it('is stored by the question’s OK, and closed', async () => {
    await open()
    await type('Yard')
    press('Close')
    await answer('OK')
    await isClosed()
    expect(stored).toEqual(['Depot', 'Yard'])
  })

  it('stays when the question’s OK finds an empty field, and stores nothing', async () => {
    await open()
    await type('')
    press('Close')
    await answer('OK')
    expect(await screen.findByText('Value required')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect((await field()).value).toBe('')
    expect(stored).toEqual(['Depot'])
  })

  it('has what was typed when it is opened again after the page went away, and says so', async () => {
    await open()
    await type('Yard')
    cleanup()
    await open()
    expect((await field()).value).toBe('Yard')
    expect(screen.getByText('Your unsaved changes were restored.')).toBeTruthy()
    press('Discard changes')
    expect((await field()).value).toBe('Depot')
  })

  it('says so no longer once nothing of it is left', async () => {
    await open()
    await type('Yard')
    cleanup()
    await open()
    await type('Depot')
    await type('Shed')
    expect(screen.queryByText('Your unsaved changes were restored.')).toBeNull()
  })
})

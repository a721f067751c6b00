import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import type { InteractionCounts } from '../../../data/interactions/interactionCounts'
import type { Metrics } from '../../../metrics/start'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { NO_RECORDS } from '../testing/counts'
import { EraseCard } from './EraseCard'

const saveFile = vi.hoisted(() => vi.fn())
vi.mock('../../../ui/controls/saveFile', () => ({ saveFile }))

beforeEach(() => saveFile.mockClear())

async function open(
  counts: Partial<InteractionCounts>,
  onErase = vi.fn(async () => {}),
  exportNdjson = async () => ({ text: 'file', count: 3, handedOver: 0 }),
) {
  const recorder = { status: () => ({ waiting: 0 }) }
  const metrics = { recorder, exchange: async () => ({ exportNdjson }) } as unknown as Metrics
  renderInEnglish(
    <EraseCard counts={{ ...NO_RECORDS, sent: 7, ...counts }} metrics={metrics} onErase={onErase} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Erase this device' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase this device?' }))
  return { dialog, onErase, erase: dialog.getByRole('button', { name: 'Erase everything' }) }
}

it('what was not sent goes only with the typed word', async () => {
  const { dialog, onErase, erase } = await open({ pending: 2, refused: 1 })
  expect(
    dialog.getByText(/^3 records have not been sent.* or type ERASE to erase them anyway\.$/),
  ).toBeTruthy()
  fireEvent.click(erase)
  fireEvent.change(dialog.getByRole('textbox', { name: 'Type ERASE' }), { target: { value: 'erases' } })
  fireEvent.click(erase)
  expect(onErase).not.toHaveBeenCalled()
  fireEvent.change(dialog.getByRole('textbox', { name: 'Type ERASE' }), { target: { value: 'erase ' } })
  fireEvent.click(erase)
  await waitFor(() => expect(onErase).toHaveBeenCalledTimes(1))
})

it('or with an export', async () => {
  const { dialog, onErase, erase } = await open({ refused: 1 })
  fireEvent.click(dialog.getByRole('button', { name: 'Export first' }))
  await dialog.findByText(/^Exported\./)
  expect(saveFile).toHaveBeenCalledTimes(1)
  fireEvent.click(erase)
  await waitFor(() => expect(onErase).toHaveBeenCalledTimes(1))
})

it('asks once where everything was sent, and says when storage did not take it', async () => {
  const { dialog, erase } = await open(
    {},
    vi.fn(async () => {
      throw new Error('storage')
    }),
  )
  fireEvent.click(erase)
  await dialog.findByText(/Nothing was erased/)
})

it('stays locked where the export failed, and says so', async () => {
  const { dialog, onErase, erase } = await open({ refused: 1 }, undefined, () =>
    Promise.reject(new AppError('storage-lost')),
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Export first' }))
  await dialog.findByText(/^No file was created\. Storage on this device stopped responding\./)
  fireEvent.click(erase)
  expect(onErase).not.toHaveBeenCalled()
})

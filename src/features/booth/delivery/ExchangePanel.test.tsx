import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import type { Exchange } from '../../../metrics/exchange/exchange'
import type { Metrics } from '../../../metrics/start'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { NO_RECORDS } from '../testing/counts'
import { ExchangePanel } from './ExchangePanel'

const saveFile = vi.hoisted(() => vi.fn())
vi.mock('../../../ui/controls/saveFile', () => ({ saveFile }))
beforeEach(() => saveFile.mockClear())

function show(exchange: Partial<Record<keyof Exchange, unknown>>) {
  const metrics = { exchange: async () => exchange }
  const counts = { ...NO_RECORDS, pending: 2, handedOver: 1 }
  renderInEnglish(<ExchangePanel counts={counts} metrics={metrics as unknown as Metrics} />)
  return within(screen.getByRole('region', { name: 'Export and import' }))
}

const pick = (panel: ReturnType<typeof show>, file: object) =>
  fireEvent.change(panel.getByLabelText('Import'), { target: { files: [file] } })

it.each([
  ['Export', 'exportNdjson', 'No file was created.'],
  ['Export as CSV', 'exportCsv', 'No file was created.'],
  ['Transfer', 'exportHandOver', 'Nothing was transferred.'],
  ['Undo transfer', 'takeBackHandOver', 'The transfer was not undone.'],
] as const)('%s says when storage fails, what to do, and works once it does', async (name, method, words) => {
  const work = vi.fn().mockRejectedValueOnce(new AppError('storage-full')).mockResolvedValue(null)
  const panel = show({ [method]: work })
  fireEvent.click(panel.getByRole('button', { name }))
  const alert = await panel.findByRole('alert')
  expect(alert.textContent).toBe(
    `${words} This device is out of storage. Free up space on the device, then try again. No recorded data was lost.`,
  )
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000)
  fireEvent.click(panel.getByRole('button', { name }))
  await waitFor(() => expect(panel.queryByRole('alert')).toBeNull())
  expect(work).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

it('a file that is far too large is not read', async () => {
  const panel = show({})
  const text = vi.fn()
  pick(panel, { name: 'huge.ndjson', size: 500 * 1024 * 1024, text })
  await panel.findByText('This is not a file exported by a kiosk.')
  expect(text).not.toHaveBeenCalled()
})

it('a file that the device does not hand out is told apart', async () => {
  const panel = show({})
  pick(panel, {
    name: 'a.ndjson',
    size: 1,
    text: () => Promise.reject(new DOMException('', 'NotReadableError')),
  })
  await panel.findByText('This file could not be read. Choose it again.')
})

const TRANSFER = { text: '', count: 2, handedOver: 2 }

/** Creates the file of a transfer, and stores the answer of staff. */
function handOver() {
  const answers: boolean[] = []
  const exportHandOver = async (isKept: (made: typeof TRANSFER) => Promise<boolean>) => {
    answers.push(await isKept(TRANSFER))
    return TRANSFER
  }
  return { answers, exportHandOver }
}

it.each([
  ['The file is saved', true, 'Records transferred: 2'],
  ['Cancel', false, 'Nothing was transferred, and this kiosk still sends its records. Delete the file.'],
])('%s is the answer that a transfer waits for', async (button, isKept, said) => {
  const { answers, exportHandOver } = handOver()
  const panel = show({ exportHandOver })
  fireEvent.click(panel.getByRole('button', { name: 'Transfer' }))
  await screen.findByRole('alertdialog', { name: 'Is the transfer file saved?' })
  expect(answers).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: button }))
  await panel.findByText(said)
  expect(answers).toEqual([isKept])
})

it('leaving the section while a transfer is asked about transfers nothing', async () => {
  const { answers, exportHandOver } = handOver()
  const panel = show({ exportHandOver })
  fireEvent.click(panel.getByRole('button', { name: 'Transfer' }))
  await screen.findByRole('alertdialog')
  cleanup()
  await waitFor(() => expect(answers).toEqual([false]))
})

it('names a transfer apart from an export of the same minute', async () => {
  const made = async () => TRANSFER
  const panel = show({ exportNdjson: made, exportHandOver: handOver().exportHandOver })
  fireEvent.click(panel.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1))
  fireEvent.click(panel.getByRole('button', { name: 'Transfer' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2))
  const names = saveFile.mock.calls.map(([name]) => String(name).split('-')[1])
  expect(names).toEqual(['interactions', 'transfer'])
})

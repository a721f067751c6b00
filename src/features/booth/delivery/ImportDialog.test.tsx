import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import type { ImportPreview, ImportResult } from '../../../metrics/exchange/exchange'
import type { Metrics } from '../../../metrics/start'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { ImportDialog } from './ImportDialog'

const PREVIEW: ImportPreview = {
  ok: true,
  count: 12,
  added: 5,
  changed: 2,
  newRuns: 1,
  newVisits: 4,
  toSend: 3,
  fromDevice: 'device-b',
  fromName: 'iPad 3, Hall B',
  exportedAt: '2026-11-23T09:00:00.000Z',
  handOver: true,
}

function show(preview: ImportPreview) {
  const importNdjson = vi.fn(
    async (): Promise<ImportResult> => ({
      ...(PREVIEW as ImportPreview & { ok: true }),
      addedRuns: 1,
      addedVisits: 4,
    }),
  )
  const exchange = async () => ({ previewNdjson: async () => preview, importNdjson })
  const metrics = { exchange } as unknown as Metrics
  const [onDone, onClose] = [vi.fn(), vi.fn()]
  renderInEnglish(
    <ImportDialog
      file={{ name: 'a.ndjson', text: 'text' }}
      metrics={metrics}
      onDone={onDone}
      onClose={onClose}
    />,
  )
  return { importNdjson, onDone }
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Import records' }))

it('says what is new and what this kiosk would deliver, and imports only then', async () => {
  const { importNdjson, onDone } = show(PREVIEW)
  const shown = await dialog()
  await shown.findByText('iPad 3, Hall B')
  expect(shown.getByText('New here').parentElement?.textContent).toBe('New here5')
  expect(shown.getByText('New visits').parentElement?.textContent).toBe('New visits4')
  expect(shown.getByText(/from now on this kiosk delivers 3 waiting records/)).toBeTruthy()
  expect(importNdjson).not.toHaveBeenCalled()
  fireEvent.click(shown.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Read: 12. New: 5. Changed: 2.'))
})

it('says when storage did not take the file, and can be tried again', async () => {
  const { importNdjson, onDone } = show(PREVIEW)
  importNdjson.mockRejectedValueOnce(new AppError('storage-full'))
  const shown = await dialog()
  fireEvent.click(await shown.findByRole('button', { name: 'Import' }))
  await shown.findByText(/^Nothing was imported\. This device is out of storage\./)
  expect(onDone).not.toHaveBeenCalled()
  expect(shown.getByRole('button', { name: 'Import' })).toBeTruthy()
})

it.each([
  [
    { ...PREVIEW, added: 0, changed: 0, newRuns: 0, newVisits: 0 },
    'Everything in this file is already here.',
  ],
  [{ ok: false, reason: 'newer-schema' }, /newer version/],
] as const)('offers nothing to import where nothing can be', async (preview, text) => {
  show(preview as ImportPreview)
  const shown = await dialog()
  await shown.findByText(text)
  expect(shown.queryByRole('button', { name: 'Import' })).toBeNull()
})

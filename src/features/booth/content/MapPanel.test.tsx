import 'fake-indexeddb/auto'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AppError } from '#domain/base/errors'
import { storeExtract } from '../../../data/booth/packs/extractStore'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { MapPanel } from './MapPanel'

it('says that the map of the product could not be taken back', async () => {
  const entry = { name: 'us', file: 'town.pmtiles', bytes: 4, sha256: '00', synthetic: false } as const
  await storeExtract(
    {
      region: 'us',
      fileName: 'town.pmtiles',
      bytes: new ArrayBuffer(4),
      paths: null,
      entry: { ...entry, bounds: [-88, 41, -87, 42], minZoom: 0, maxZoom: 14, attribution: [] },
    },
    '2026-11-23T14:05:00.000Z',
  )
  const load = () => Promise.reject(new Error('it was asked for a file'))
  const release = () => Promise.reject(new AppError('storage-full'))
  renderInEnglish(<MapPanel acts={{ load, release }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Use the product’s map: Chicago' }))
  expect(await screen.findByText(/There is no space left on this device/)).toBeTruthy()
})

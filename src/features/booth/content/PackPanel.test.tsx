import 'fake-indexeddb/auto'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { withDatabase } from '../../../data/core/databaseConnection'
import { FACT } from '../../../data/core/deviceFacts'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { PackPanel } from './PackPanel'

/** The pointer after a fleet that was shown over a pack was removed. */
const AFTER_OWN_FLEET = {
  active: 'trade-show@1',
  previous: null,
  canRollBack: false,
  schema: 1,
  datasets: [],
}

it('leads from a pack to the product’s own data also where there is nothing to go back to', async () => {
  await withDatabase((db) => db.device.put({ key: FACT.activePack, value: AFTER_OWN_FLEET }))
  const takeStored = vi.fn(async () => true)
  renderInEnglish(<PackPanel acts={{ use: vi.fn(), goBack: vi.fn(), takeStored }} />)
  const button = await screen.findByRole('button', { name: 'Use the product’s own data' })
  expect(screen.queryByRole('button', { name: /^Go back/ })).toBeNull()
  fireEvent.click(button)
  expect(takeStored).toHaveBeenCalledWith(null)
})

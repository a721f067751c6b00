import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { UpgradeDialog } from './UpgradeDialog'

it('names what a higher plan shows, and leads to the plans', async () => {
  const onLearnMore = vi.fn()
  renderInEnglish(<UpgradeDialog open onClose={vi.fn()} onLearnMore={onLearnMore} />)
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade to see more' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Vehicle location and trip history',
    'Driver behavior data',
    'Fleet performance metrics and insights',
    'Geofences, and more',
  ])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Learn More' }))
  expect(onLearnMore).toHaveBeenCalledOnce()
})

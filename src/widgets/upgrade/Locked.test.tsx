import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { resetModes, setEssentials } from '../../state/mode'
import { useUpgradePrompt } from '../../state/upgradePrompt'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { Locked } from './Locked'

const Prompt = () => <p>{useUpgradePrompt(false) ? 'prompt open' : 'prompt closed'}</p>

beforeEach(resetModes)

const card = () =>
  renderInEnglish(
    <Locked part="vehiclePositions" name="Fleet overview">
      <a href="/0">View map</a>
    </Locked>,
  )

it('keeps a locked card in place but inert, and shows the reason', () => {
  setEssentials(true)
  card()
  expect(screen.getByText('View map').closest('[inert]')).not.toBeNull()
  expect(screen.getByText('Not included in your plan')).toBeTruthy()
})

it('renders a card of the plan unchanged', () => {
  card()
  expect(screen.getByText('View map').closest('[inert]')).toBeNull()
  expect(screen.queryByText('Not included in your plan')).toBeNull()
})

it('says what is locked and opens the prompt for a higher plan at a tap', () => {
  setEssentials(true)
  renderInEnglish(
    <>
      <Prompt />
      <Locked part="levels" name="Fuel levels">
        <p>64%</p>
      </Locked>
    </>,
  )
  expect(screen.getByText('prompt closed')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Fuel levels: Not included in your plan' }))
  expect(screen.getByText('prompt open')).toBeTruthy()
})

import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { resetModes, setEssentials } from '../../state/mode'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { Locked } from './Locked'

beforeEach(resetModes)

const card = () =>
  renderInEnglish(
    <Locked part="vehiclePositions">
      <a href="/0">View map</a>
    </Locked>,
  )

it('keeps a locked card where it is, out of everybody’s reach, and says why', () => {
  setEssentials(true)
  card()
  expect(screen.getByText('View map').closest('[inert]')).not.toBeNull()
  expect(screen.getByText('Not included in your plan')).toBeTruthy()
})

it('leaves a card of the plan alone', () => {
  card()
  expect(screen.getByText('View map').closest('[inert]')).toBeNull()
  expect(screen.queryByText('Not included in your plan')).toBeNull()
})

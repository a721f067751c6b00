import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { Locked } from './Locked'

const card = (locked: boolean) =>
  renderInEnglish(
    <Locked locked={locked}>
      <a href="/0">View map</a>
    </Locked>,
  )

it('keeps a locked card where it is, out of everybody’s reach, and says why', () => {
  card(true)
  expect(screen.getByText('View map').closest('[inert]')).not.toBeNull()
  expect(screen.getByText('Not included in your plan')).toBeTruthy()
})

it('leaves a card of the plan alone', () => {
  card(false)
  expect(screen.getByText('View map').closest('[inert]')).toBeNull()
  expect(screen.queryByText('Not included in your plan')).toBeNull()
})

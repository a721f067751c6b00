import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { AttractStage } from './AttractStage'

const onExplore = vi.fn()
const onGame = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  renderInEnglish(
    <AttractStage
      title="Attract screen"
      event="Fleet Expo"
      offline={{ kind: 'ready' }}
      vehicles={48}
      best={null}
      onExplore={onExplore}
      onGame={onGame}
    />,
  )
})

it.each(['Escape', 'Enter', ' '])('leads in by the key %j where nothing has the focus', (key) => {
  fireEvent.keyDown(document.body, { key })
  expect(onExplore).toHaveBeenCalledTimes(1)
})

it('leaves Enter to the button that has the focus, and Tab to the browser', () => {
  fireEvent.keyDown(document.body, { key: 'Tab' })
  fireEvent.keyDown(screen.getByRole('button', { name: /Fleet Hero/ }), { key: 'Enter' })
  expect(onExplore).not.toHaveBeenCalled()
})

import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { AttractStage } from './AttractStage'

it('Escape leads in while nothing in the page has the focus, as after a reload', async () => {
  const onExplore = vi.fn()
  await renderInEnglish(
    <AttractStage
      title="Attract screen"
      event="Fleet Expo"
      offline={{ kind: 'ready' }}
      vehicles={48}
      best={null}
      onExplore={onExplore}
      onGame={null}
    />,
  )
  act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect(onExplore).toHaveBeenCalledOnce()
})

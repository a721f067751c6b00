import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enterMode, resetModes, setEssentials } from './mode'
import { closeUpgradePrompt, openUpgradePrompt, useUpgradePrompt } from './upgradePrompt'
import { resetVisitState } from './visit'

const Prompt = ({ onDashboard = true }) => <p>{useUpgradePrompt(onDashboard) ? 'asked' : 'quiet'}</p>
const shows = (word: string) => expect(screen.getByText(word)).toBeTruthy()

afterEach(cleanup)
beforeEach(() => {
  resetModes()
  resetVisitState()
})

describe('the prompt for a higher plan', () => {
  it('shows in essentials mode, until it was closed, and to the next visitor again', () => {
    render(<Prompt />)
    shows('quiet')
    act(() => setEssentials(true))
    shows('asked')
    act(closeUpgradePrompt)
    shows('quiet')
    act(resetVisitState)
    shows('asked')
  })

  it('greets on the dashboard alone, and opens anywhere when it is asked for', () => {
    setEssentials(true)
    render(<Prompt onDashboard={false} />)
    shows('quiet')
    act(openUpgradePrompt)
    shows('asked')
    act(closeUpgradePrompt)
    shows('quiet')
    act(openUpgradePrompt)
    shows('asked')
  })

  it.each(['game', 'dealer'] as const)('is hidden in %s mode', (mode) => {
    setEssentials(true)
    enterMode(mode)
    render(<Prompt />)
    shows('quiet')
  })
})

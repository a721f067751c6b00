import { useNavigate } from '@tanstack/react-router'
import type { TourWaysProps } from '../../features/tour/page/TourWays'
import { sendHint } from '../../session/tour'
import { markTrail } from '../../session/visitTrail'
import { useDeviceSettings } from '../../state/deviceSettings'
import { forgetResults } from '../../state/gameResult'
import { closeSheet } from '../../state/sheet'

/** The ways on from the end of the tour (docs/game.md T3). */
export function useTourWays(): TourWaysProps {
  const navigate = useNavigate()
  const { modes } = useDeviceSettings()
  const go = (to: '/game' | '/your-fleet' | '/home') => {
    // The way on may lead to the screen under the sheet.
    closeSheet()
    return navigate({ to })
  }
  const play = () => {
    void markTrail({ kind: 'wayIn', wayIn: 'game' })
    // A new player starts, even if this visit has a result.
    forgetResults()
    return go('/game')
  }
  const seeAgain = () => {
    sendHint({ kind: 'again' })
    return go('/home')
  }
  return {
    onGame: modes.game ? play : null,
    onOwnFleet: () => go('/your-fleet'),
    onAgain: seeAgain,
  }
}

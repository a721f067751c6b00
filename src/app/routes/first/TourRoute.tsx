import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { TourScreen } from '../../../features/tour/TourScreen'
import { useKioskConfig } from '../../../state/config'
import { enterMode } from '../../../state/mode'
import { useScreenTitle } from '../useScreenTitle'

/**
 * Being on the tour is being in demo mode (docs/decisions.md D6); with the tour flag off it leads to welcome
 * (docs/decisions.md D26).
 */
export function TourRoute() {
  const navigate = useNavigate()
  const title = useScreenTitle('tour')
  const { tour } = useKioskConfig().features
  useEffect(() => {
    if (tour) enterMode('demo')
    else void navigate({ to: '/welcome', replace: true })
  }, [tour, navigate])
  // `/home` takes over as the first stop when the dashboard exists.
  return <TourScreen title={title} onStart={() => void navigate({ to: '/1' })} />
}

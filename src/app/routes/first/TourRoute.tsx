import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { TourScreen } from '../../../features/tour/TourScreen'
import { useCapabilities } from '../../../state/capabilities'
import { useScreenTitle } from '../useScreenTitle'

/** The demo entry page of the tour. */
export function TourRoute() {
  const router = useRouter()
  const navigate = useNavigate()
  const title = useScreenTitle('tour')
  const { tour } = useCapabilities()
  // The configuration may arrive while the tour is shown: the route's guard decides again.
  useEffect(() => {
    if (!tour) void router.invalidate()
  }, [tour, router])
  // `/home` takes over as the first stop when the dashboard exists.
  return <TourScreen title={title} onStart={() => void navigate({ to: '/1' })} />
}

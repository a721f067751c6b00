import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import type { WayIn } from '#domain/visit/wayIn'
import { TourScreen } from '../../../features/tour/page/TourScreen'
import { isTourOver } from '../../../features/tour/page/tourProgress'
import { markTrail } from '../../../session/visitTrail'
import { useCapabilities } from '../../../state/capabilities'
import { useKioskConfig } from '../../../state/config'
import { enterMode, modeFlags } from '../../../state/mode'
import { useTourProgress } from '../../shell/useTourProgress'
import { useTourWays } from '../../shell/useTourWays'
import { useScreenTitle } from '../tree/useScreenTitle'

/** Loaded only by a kiosk with a hand-off page for phones. */
const TourHandoffCard = lazy(() =>
  import('../../../widgets/handoff/TourHandoffCard').then((part) => ({ default: part.TourHandoffCard })),
)

/** The demo entry page of the tour. */
export function TourRoute() {
  const router = useRouter()
  const navigate = useNavigate()
  const title = useScreenTitle('tour')
  const { tour } = useCapabilities()
  const { handoffUrl } = useKioskConfig()
  const withoutTour = useLocation({ select: ({ state }) => state.withoutTour })
  // The configuration may turn the tour off while it is shown: visitors from welcome continue where they wanted to
  // go.
  useEffect(() => {
    if (tour) return
    if (withoutTour === undefined) return void router.invalidate()
    enterMode('fleet')
    void navigate({ to: withoutTour, replace: true })
  }, [tour, withoutTour, router, navigate])
  const comesBy = (wayIn: WayIn) => void markTrail({ kind: 'wayIn', wayIn })
  const start = () => {
    // After a reset a visit starts here, so this press chooses the demo.
    comesBy(modeFlags().inEssentialsMode ? 'essentials' : 'fleet')
    void navigate({ to: '/home' })
  }
  const progress = useTourProgress()
  return (
    <TourScreen
      title={title}
      progress={progress}
      onStart={start}
      onChapter={() => comesBy('chapter')}
      ways={useTourWays()}
    >
      {handoffUrl !== '' && progress.seen.size > 0 && (
        <Suspense>
          <TourHandoffCard isLarge={isTourOver(progress)} />
        </Suspense>
      )}
    </TourScreen>
  )
}

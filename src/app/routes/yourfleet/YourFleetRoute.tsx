import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { accountIdOf } from '#domain/account/accountOverview'
import { currentPlan } from '#domain/account/plan'
import { asAppError } from '#domain/base/errors'
import { failed, joinLive, type Live, LOADING, mapLive, matchLive, ready } from '#domain/base/live'
import type { FleetDials } from '#domain/device/ownFleetFacts'
import { PATHS } from '#domain/device/routes'
import { useAccountBilling } from '../../../data/queries/billing'
import { CompanyFleetNotice } from '../../../features/yourfleet/CompanyFleetNotice'
import { type FleetWork, YourFleetScreen } from '../../../features/yourfleet/YourFleetScreen'
import { currentVisit } from '../../../session/visit'
import { useCapabilities } from '../../../state/capabilities'
import { useOwnFleet } from '../../../state/ownFleet'
import { useRegion } from '../../../state/region'
import { useScreenTitle } from '../tree/useScreenTitle'

/** Where the dials stand first: about the size of the shipped fleet. */
const START = { vehicles: 50, electricPercent: 25 }

/** What deals a fleet is loaded with this screen: few visitors open it. */
const loadOwnFleet = () => import('../../../session/booth/ownfleet/ownFleet')

/** A visitor's own fleet by three dials, unless staff show a company's. */
export function YourFleetRoute() {
  const title = useScreenTitle('yourFleet')
  const shown = useOwnFleet()
  return shown?.visitor === null ? (
    <CompanyFleetNotice title={title} company={shown.company} />
  ) : (
    <FleetByDials title={title} />
  )
}

function FleetByDials({ title }: { title: string }) {
  const router = useRouter()
  const navigate = useNavigate()
  const region = useRegion()
  const shown = useOwnFleet()
  const { signIn, vehiclePositions } = useCapabilities()
  const [turned, setTurned] = useState<FleetDials | null>(null)
  // A page that has just been opened reads the shown fleet after its first picture.
  const dials = turned ?? shown?.visitor?.dials ?? { ...START, region }
  const [work, setWork] = useState<FleetWork>('none')
  const { previews, retry } = usePreviews()
  const home = signIn === 'essentials' ? '/essentials' : '/home'

  /** Stays here if the visitor has left meanwhile, or the visit has ended. */
  const run = async (doing: 'showing' | 'removing', problem: FleetWork, act: () => Promise<void>) => {
    const visit = currentVisit().id
    setWork(doing)
    try {
      await act()
    } catch {
      setWork(problem)
      return
    }
    const isHere = router.state.location.pathname === PATHS['your-fleet']
    if (isHere && currentVisit().id === visit) await navigate({ to: home })
  }
  return (
    <YourFleetScreen
      title={title}
      dials={dials}
      onTurn={setTurned}
      previews={previews}
      onRetry={retry}
      showsMap={vehiclePositions}
      work={work}
      onShow={() =>
        run('showing', 'notShown', async () => (await loadOwnFleet()).showFleetByDials(dials, title))
      }
      onBack={() => (router.history.canGoBack() ? router.history.back() : void navigate({ to: home }))}
      onRemove={
        shown && (() => run('removing', 'notRemoved', async () => (await loadOwnFleet()).removeOwnFleet()))
      }
    />
  )
}

type Previews = Awaited<ReturnType<Awaited<ReturnType<typeof loadOwnFleet>>['fleetPreviews']>>

/** Counts fleets for the account, once the shipped rows are read. */
function usePreviews() {
  const { signIn, camera } = useCapabilities()
  const billing = useLastAnswer(useAccountBilling(accountIdOf(signIn)))
  const [count, setCount] = useState<Live<Previews>>(LOADING)
  const load = useCallback(() => {
    setCount(LOADING)
    loadOwnFleet()
      .then(({ fleetPreviews }) => fleetPreviews())
      .then(
        (previews) => setCount(ready(previews)),
        (error: unknown) => setCount(failed(asAppError(error))),
      )
  }, [])
  useEffect(load, [load])
  const previews = useMemo(
    () =>
      mapLive(joinLive({ billing, count }), (read) => {
        const plan = currentPlan(read.billing.billing)
        return (dials: FleetDials) => read.count(dials, { plan, cameraAdded: camera })
      }),
    [billing, count, camera],
  )
  return { previews, retry: load }
}

/** The last answer, while the datasets are stored again under the screen. */
function useLastAnswer<Value>(read: Live<Value>): Live<Value> {
  const [kept, setKept] = useState(read)
  const isAnswer = matchLive(read, {
    loading: () => false,
    ready: () => true,
    missing: () => true,
    error: () => true,
  })
  if (isAnswer && kept !== read) setKept(read)
  return kept
}

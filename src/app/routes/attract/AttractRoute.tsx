import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { valueOr } from '#domain/base/live'
import { useBestRuns } from '../../../data/queries/boards'
import { useVehicles } from '../../../data/queries/vehicles'
import { AttractStage } from '../../../features/attract/AttractStage'
import { useFormats } from '../../../i18n/useFormats'
import { usePlayerName } from '../../../i18n/usePlayerName'
import { runningReset, startOver } from '../../../session/reset'
import { markTrail } from '../../../session/visitTrail'
import { useBoothDay } from '../../../state/boothDay'
import { kioskConfig, useKioskConfig } from '../../../state/config'
import { useDeviceSettings } from '../../../state/deviceSettings'
import { isAttractOn, setAttract, useAttractOn } from '../../../state/ghost'
import { isVisitTouched, useVisitTouched } from '../../../state/idle'
import { enterMode } from '../../../state/mode'
import { isMotionOff } from '../../../state/motion'
import { useOfflineStatus } from '../../../state/offline'
import { useOwnFleetRead } from '../../../state/ownFleet'
import { useScreenTitle } from '../tree/useScreenTitle'

/** The screen between visits; the attract loop starts and ends here. */
export function AttractRoute() {
  const navigate = useNavigate()
  const title = useScreenTitle('attract')
  const { event } = useKioskConfig()
  const { modes } = useDeviceSettings()
  const offline = useOfflineStatus()
  const { whole } = useFormats()
  const vehicles = useVehicles()
  const nameOf = usePlayerName()
  const day = useBoothDay()
  const best = valueOr(useBestRuns(event, day), [])
  const isMinute = useRouterState({ select: ({ location }) => playsMinute(location.search) })
  const isStopped = !useAttractOn()
  const isVisitOver = useLoop()
  // A visitor's own fleet must not be seen here, not even while it is being removed.
  const isHeld = !useOwnFleetRead() || !isVisitOver

  const leave = (to: '/welcome' | '/game') => {
    setAttract(false)
    void navigate({ to, replace: true })
  }
  const enterGame = () => {
    leave('/game')
    void markTrail({ kind: 'wayIn', wayIn: 'game' })
  }
  const openVehicle = (id: string, trip?: { id: string; daysAgo: number }) => {
    setAttract(false)
    enterMode(kioskConfig().features.tour ? 'demo' : 'fleet')
    const search = trip ? `?tab=trips&day=${trip.daysAgo}&trip=${trip.id}` : ''
    void navigate({ href: `/1/detail/${id}${search}`, replace: true })
    void markTrail({ kind: 'wayIn', wayIn: 'fleet' })
  }
  return (
    <AttractStage
      title={title}
      event={event}
      offline={offline}
      vehicles={isHeld ? null : (valueOr(vehicles, null)?.length ?? null)}
      best={modes.game ? best.map((run) => ({ id: run.id, name: nameOf(run), score: whole(run.score) })) : []}
      night={{ isHeld, isMinute, isStopped, onVehicle: modes.fleet ? openVehicle : null }}
      onExplore={() => leave('/welcome')}
      onGame={modes.game ? enterGame : null}
    />
  )
}

/** Whether the address asks for yesterday's minute in place of the light (`src/domain/attract/scenes.ts`). */
const playsMinute = (search: { scene?: unknown }): boolean => search.scene === 'minute'

/**
 * Plays the loop until the stage is touched, unless motion is off.
 * @returns whether the visit of who opened this address is over
 */
function useLoop(): boolean {
  const touched = useVisitTouched()
  // A reset that runs is not seen in the new visit, whose screen begins again.
  const [isEnding, setEnding] = useState(() => runningReset() !== null || endsVisit())
  useEffect(() => {
    if (!isEnding) return
    const reset = runningReset() ?? (endsVisit() ? startOver(null) : null)
    void Promise.resolve(reset).then(() => setEnding(false))
  }, [isEnding])
  useEffect(() => setAttract(!touched && !isMotionOff()), [touched])
  return !isEnding
}

/** Whether a visitor opened this address, which ends their visit. */
const endsVisit = (): boolean => isVisitTouched() && !isAttractOn()

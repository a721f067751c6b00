import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { valueOr } from '#domain/base/live'
import { useBestRuns } from '../../../data/queries/boards'
import { useVehicles } from '../../../data/queries/vehicles'
import { AttractStage } from '../../../features/attract/AttractStage'
import { useFormats } from '../../../i18n/FormatsProvider'
import { usePlayerName } from '../../../i18n/usePlayerName'
import { startOver } from '../../../session/reset'
import { markTrail } from '../../../session/visitTrail'
import { useBoothDay } from '../../../state/boothDay'
import { useKioskConfig } from '../../../state/config'
import { useDeviceSettings } from '../../../state/deviceSettings'
import { isAttractOn, setAttract } from '../../../state/ghost'
import { isVisitTouched, useVisitTouched } from '../../../state/idle'
import { isMotionOff } from '../../../state/motion'
import { useOfflineStatus } from '../../../state/offline'
import { useScreenTitle } from '../useScreenTitle'

/** The screen between visits; the attract loop starts and ends here. */
export function AttractRoute() {
  const navigate = useNavigate()
  const title = useScreenTitle('attract')
  const { event } = useKioskConfig()
  const { modes } = useDeviceSettings()
  const offline = useOfflineStatus()
  const { whole } = useFormats()
  const vehicles = valueOr(useVehicles(), null)
  const nameOf = usePlayerName()
  const day = useBoothDay()
  const best = valueOr(useBestRuns(event, day), [])
  useLoop()

  const leave = (to: '/welcome' | '/game') => {
    setAttract(false)
    void navigate({ to, replace: true })
  }
  const enterGame = () => {
    leave('/game')
    void markTrail({ kind: 'wayIn', wayIn: 'game' })
  }
  return (
    <AttractStage
      title={title}
      event={event}
      offline={offline}
      vehicles={vehicles?.length ?? null}
      best={modes.game ? best.map((run) => ({ id: run.id, name: nameOf(run), score: whole(run.score) })) : []}
      onExplore={() => leave('/welcome')}
      onGame={modes.game ? enterGame : null}
    />
  )
}

/** Plays the loop until the stage is touched, unless motion is off. */
function useLoop(): void {
  const touched = useVisitTouched()
  useEffect(() => {
    // A visitor who opens this address ends their visit.
    if (isVisitTouched() && !isAttractOn()) void startOver(null)
  }, [])
  useEffect(() => setAttract(!touched && !isMotionOff()), [touched])
}

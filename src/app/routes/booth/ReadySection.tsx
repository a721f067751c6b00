import { useEffect } from 'react'
import { doneSteps, withStep } from '#domain/booth/readiness/steps'
import { isOutdated } from '#domain/booth/readiness/verdict'
import { Section } from '../../../features/booth/frame/Section'
import { useDeviceChange } from '../../../features/booth/frame/useDeviceChange'
import { ReadinessPanel } from '../../../features/booth/ready/ReadinessPanel'
import { checkReadiness, currentResults, repairAndCheck } from '../../../session/booth/readiness/readiness'
import { useBoothDay } from '../../../state/boothDay'
import { useKioskConfig } from '../../../state/config'
import { useDeviceSettings } from '../../../state/deviceSettings'
import { useOfflineStatus } from '../../../state/offline'
import { readiness as lastReadiness, useReadiness } from '../../../state/readiness'
import { afterNextPaint } from '../../../ui/feedback/afterNextPaint'
import { services } from '../services'

/** Whether this device can be unplugged. */
export function ReadySection() {
  const { event } = useKioskConfig()
  const { name, ticks } = useDeviceSettings()
  const offline = useOfflineStatus()
  const readiness = useReadiness()
  const change = useDeviceChange()
  const day = useBoothDay()
  // While the device is still saving, the checks would report what is about to be stored.
  const saving = offline.kind === 'starting' ? 0 : offline.kind === 'saving' ? offline.percent : null
  const isDue = readiness.phase === 'never' && saving === null
  useEffect(() => {
    return isDue ? afterNextPaint(() => void check()) : undefined
  }, [isDue])
  // An old verdict is replaced by new checks, for example in the evening.
  useEffect(() => {
    const { phase, provenAtMs } = lastReadiness()
    const isOld = phase === 'done' && provenAtMs !== null && isOutdated(provenAtMs, Date.now())
    return isOld ? afterNextPaint(() => void check()) : undefined
  }, [])
  return (
    <Section id="ready">
      <ReadinessPanel
        readiness={readiness}
        results={currentResults(readiness.results)}
        deviceName={name}
        event={event}
        done={doneSteps(ticks, day)}
        savingPercent={readiness.phase === 'never' ? saving : null}
        onCheck={check}
        onRepair={async () => repairAndCheck(await services())}
        onStep={(step, isDone) => change({ ticks: withStep(ticks, day, step, isDone) })}
        onConfirmEvent={() => change({ confirmedEvent: event })}
      />
    </Section>
  )
}

async function check(): Promise<void> {
  await checkReadiness(await services())
}

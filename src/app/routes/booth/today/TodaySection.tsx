import { Section } from '../../../../features/booth/frame/Section'
import { DayPanel } from '../../../../features/booth/today/DayPanel'
import { GamePanel } from '../../../../features/booth/today/GamePanel'
import { useBoothDay } from '../../../../state/boothDay'
import { useKioskConfig } from '../../../../state/config'
import { useDeviceSettings } from '../../../../state/deviceSettings'

/** What visitors did today, and the runs of the game. */
export function TodaySection() {
  const config = useKioskConfig()
  const { name } = useDeviceSettings()
  const today = useBoothDay()
  return (
    <Section id="today">
      <DayPanel config={config} device={name} today={today} />
      <GamePanel event={config.event} day={today} />
    </Section>
  )
}

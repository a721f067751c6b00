import { Section } from '../../../../features/booth/frame/Section'
import { GamePanel } from '../../../../features/booth/today/GamePanel'
import { gameDay } from '../../../../session/game/nextSetup'
import { useKioskConfig } from '../../../../state/config'

/** What visitors did today. */
export function TodaySection() {
  const { event } = useKioskConfig()
  return (
    <Section id="today">
      <GamePanel event={event} day={gameDay()} />
    </Section>
  )
}

import { HandoffCard } from './HandoffCard'
import { useTourHandoff } from './useTourHandoff'

/** The QR code of this visit's tour; nothing before a hint was opened. */
export function TourHandoffCard() {
  const handoff = useTourHandoff()
  return handoff && <HandoffCard handoff={handoff} />
}

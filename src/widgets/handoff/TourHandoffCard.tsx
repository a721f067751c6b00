import { HandoffCard } from './HandoffCard'
import { useTourHandoff } from './useTourHandoff'

/** The QR code of this visit's tour, larger at its end; nothing before a hint was opened. */
export function TourHandoffCard({ isLarge }: { isLarge: boolean }) {
  const handoff = useTourHandoff()
  return handoff && <HandoffCard handoff={handoff} isLarge={isLarge} />
}

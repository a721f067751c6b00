import { useCapabilities } from '../../../state/capabilities'

/** Whether a notification may say how a trip went: its region offers trips, and the plan has them. */
export function useShowsTrips(): boolean {
  const { trips, tripHistory } = useCapabilities()
  return trips && tripHistory
}

import { useCapabilities } from '../../../state/capabilities'

/** Whether notifications may show how a trip went: the region offers trips, and the plan includes them. */
export function useShowsTrips(): boolean {
  const { trips, tripHistory } = useCapabilities()
  return trips && tripHistory
}

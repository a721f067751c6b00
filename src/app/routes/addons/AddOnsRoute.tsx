import { AddOnsScreen } from '../../../features/addons/AddOnsScreen'

/** Shows the add-on solutions. */
export function AddOnsRoute() {
  return <AddOnsScreen />
}

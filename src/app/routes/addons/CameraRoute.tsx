import { AddOnDetailScreen } from '../../../features/addons/detail/AddOnDetailScreen'

/** Shows the page of the add-on at its address. */
export function CameraRoute() {
  return <AddOnDetailScreen addOn="camera" />
}

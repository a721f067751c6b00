import { useMatch } from '@tanstack/react-router'
import type { AddOnId } from '#domain/account/addOns'
import { PATHS } from '#domain/device/routes'
import { AddOnDetailScreen } from '../../../features/addons/detail/AddOnDetailScreen'

const ADD_ONS: Readonly<Record<string, AddOnId>> = {
  [PATHS['add-on-adapter']]: 'adapter',
  [PATHS['add-on-ivc']]: 'coaching',
  [PATHS['add-on-evgo']]: 'plugAndCharge',
  [PATHS['add-on-camera']]: 'camera',
}

/** Shows the page of the add-on at its address. */
export function AddOnDetailRoute() {
  const path = useMatch({ strict: false, select: ({ fullPath }): string => fullPath })
  const addOn = ADD_ONS[path]
  return addOn ? <AddOnDetailScreen addOn={addOn} /> : null
}

import { useSearch } from '@tanstack/react-router'
import { CamerasScreen } from '../../../features/performance/cameras/CamerasScreen'
import { useEffectiveFleet } from '../../../state/fleet'
import { useSearchChange } from '../search/useSearchChange'

/** Keeps which list is shown, its search, filters and order in the address. */
export function CamerasRoute() {
  return (
    <CamerasScreen
      search={useSearch({ from: '/shell/4/camera-statuses' })}
      onSearch={useSearchChange<'/shell/4/camera-statuses'>()}
      fleet={useEffectiveFleet()}
    />
  )
}

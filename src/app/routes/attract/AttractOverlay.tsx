import { useRouter } from '@tanstack/react-router'
import { AttractLayer } from '../../../features/attract/AttractLayer'
import { useAttractOn } from '../../../state/ghost'

/** The loop between visits, while it plays. */
export function AttractOverlay() {
  const router = useRouter()
  return useAttractOn() ? <AttractLayer router={router} /> : null
}

import { useState, useSyncExternalStore } from 'react'
import type { UpdateCardProps } from '../../../features/booth/device/health/UpdateCard'
import { checkForUpdate, isUpdateWaiting, onUpdateWaiting } from '../../../pwa/worker'
import { updateNow } from '../../../session/updates'

/** The waiting build, which staff may let take over at once where no visitor is at another tab. */
export function useUpdate(): UpdateCardProps {
  const isWaiting = useSyncExternalStore(followWaiting, isUpdateWaiting)
  const [isApplying, setIsApplying] = useState(false)
  return {
    isWaiting,
    isApplying,
    onCheck: checkForUpdate,
    onUpdate: async () => {
      const isBegun = await updateNow()
      setIsApplying(isBegun)
      return isBegun
    },
  }
}

function followWaiting(listener: () => void): () => void {
  return onUpdateWaiting(listener)
}

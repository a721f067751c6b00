import { useState, useSyncExternalStore } from 'react'
import type { UpdateCardProps } from '../../../features/booth/device/health/UpdateCard'
import { applyUpdate, checkForUpdate, isUpdateWaiting, onUpdateWaiting } from '../../../pwa/worker'

/** The waiting build, which staff may let take over at once: they know that nobody else is in a visit. */
export function useUpdate(): UpdateCardProps {
  const isWaiting = useSyncExternalStore(followWaiting, isUpdateWaiting)
  const [isApplying, setIsApplying] = useState(false)
  return {
    isWaiting,
    isApplying,
    onCheck: checkForUpdate,
    onUpdate: () => {
      setIsApplying(true)
      applyUpdate(() => location.reload())
    },
  }
}

function followWaiting(listener: () => void): () => void {
  return onUpdateWaiting(listener)
}

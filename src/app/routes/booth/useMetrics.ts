import { useEffect, useState } from 'react'
import type { DeliveryStatus } from '../../../metrics/deliveryTypes'
import type { Metrics } from '../../../metrics/start'
import { services } from '../services'

/** The running metrics and their delivery; null until they have started. */
export function useMetrics(): { metrics: Metrics | null; status: DeliveryStatus | null } {
  const [metrics, setMetrics] = useState<Metrics | null>(null)
  const [status, setStatus] = useState<DeliveryStatus | null>(null)
  useEffect(() => {
    let gone = false
    let unsubscribe = () => {}
    void services().then((started) => {
      if (gone) return
      const follow = () => setStatus(started.delivery.status())
      setMetrics(started)
      follow()
      unsubscribe = started.delivery.subscribe(follow)
    })
    return () => {
      gone = true
      unsubscribe()
    }
  }, [])
  return { metrics, status }
}

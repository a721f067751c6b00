import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import { GeofenceEditorScreen } from '../../features/settings/GeofenceEditorScreen'
import { ComingSoon } from './first/ComingSoon'

/** The notification editor of the type in the address: geofences; the others are still to come. */
export function NotificationEditorRoute() {
  const { type, editing } = useParams({ from: '/shell/7/set/{-$type}/{-$editing}' })
  const navigate = useNavigate()
  const show = useCallback(
    (id: string | null) =>
      void navigate({
        to: '/7/set/{-$type}/{-$editing}',
        params: { type: '8', editing: id ?? undefined },
        replace: true,
      }),
    [navigate],
  )
  if (type !== '8') return <ComingSoon />
  return <GeofenceEditorScreen id={editing ?? null} onShow={show} />
}

import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { type BoothSearch, type BoothSection, FIRST_BOOTH_SECTION } from '#domain/booth/section'
import { BoothScreen } from '../../../features/booth/frame/BoothScreen'
import { SectionNav } from '../../../features/booth/frame/SectionNav'
import { UnreadDoor } from '../../../features/booth/frame/UnreadDoor'
import { useKioskConfig } from '../../../state/config'
import { useDeviceSettings } from '../../../state/deviceSettings'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { useScreenTitle } from '../useScreenTitle'
import styles from './BoothRoute.module.css'
import { DeliverySection } from './DeliverySection'
import { DeviceSection } from './DeviceSection'
import { LockedRoom } from './LockedRoom'
import { ReadySection } from './ReadySection'
import { useDoor } from './useDoor'

/** What staff do not come for first is loaded when they open it. */
const SECTIONS: Record<BoothSection, ComponentType> = {
  ready: ReadySection,
  delivery: DeliverySection,
  today: lazy(() => import('./today/TodaySection').then((part) => ({ default: part.TodaySection }))),
  content: lazy(() => import('./tools/ContentSection').then((part) => ({ default: part.ContentSection }))),
  device: DeviceSection,
  presenter: lazy(() =>
    import('./tools/PresenterSection').then((part) => ({ default: part.PresenterSection })),
  ),
}

/** The staff room behind its PIN, at the section of its address. */
export function BoothRoute() {
  const navigate = useNavigate()
  const { section = FIRST_BOOTH_SECTION }: BoothSearch = useSearch({ from: '/bare/booth' })
  const { event } = useKioskConfig()
  const { name } = useDeviceSettings()
  const door = useDoor()
  const Open = SECTIONS[section]
  return (
    <BoothScreen
      title={useScreenTitle('booth')}
      event={event}
      deviceName={name}
      nav={door.kind === 'open' && <SectionNav section={section} />}
      onBack={() => void navigate({ to: '/welcome' })}
    >
      {door.kind === 'reading' && <Skeleton className={styles.waiting} />}
      {door.kind === 'failed' && <UnreadDoor onRetry={door.retry} />}
      {door.kind === 'locked' && <LockedRoom shortId={door.shortId} />}
      {door.kind === 'open' && (
        <Suspense fallback={<Skeleton className={styles.waiting} />}>
          <Open />
        </Suspense>
      )}
    </BoothScreen>
  )
}

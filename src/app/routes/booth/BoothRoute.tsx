import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { type BoothSearch, type BoothSection, FIRST_BOOTH_SECTION } from '../../../domain/booth/section'
import { BoothScreen } from '../../../features/booth/frame/BoothScreen'
import { useKioskConfig } from '../../../state/config'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { KitProvider } from '../../../ui/kit/KitProvider'
import { useScreenTitle } from '../useScreenTitle'
import styles from './BoothRoute.module.css'
import { DeliverySection } from './DeliverySection'
import { DeviceSection } from './DeviceSection'
import { ReadySection } from './ReadySection'

/** What staff do not come for first is loaded when they open it. */
const SECTIONS: Record<BoothSection, ComponentType> = {
  ready: ReadySection,
  delivery: DeliverySection,
  today: lazy(() => import('./tools/TodaySection').then((part) => ({ default: part.TodaySection }))),
  content: lazy(() => import('./tools/ContentSection').then((part) => ({ default: part.ContentSection }))),
  device: DeviceSection,
  presenter: lazy(() =>
    import('./tools/PresenterSection').then((part) => ({ default: part.PresenterSection })),
  ),
}

/** The staff room, at the section of its address. */
export function BoothRoute() {
  const navigate = useNavigate()
  const { section = FIRST_BOOTH_SECTION }: BoothSearch = useSearch({ from: '/booth' })
  const Open = SECTIONS[section]
  return (
    <KitProvider>
      <BoothScreen
        title={useScreenTitle('booth')}
        event={useKioskConfig().event}
        section={section}
        onBack={() => void navigate({ to: '/welcome' })}
      >
        <Suspense fallback={<Skeleton className={styles.waiting} />}>
          <Open />
        </Suspense>
      </BoothScreen>
    </KitProvider>
  )
}

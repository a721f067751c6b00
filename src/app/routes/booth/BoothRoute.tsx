import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { type BoothSearch, type BoothSection, FIRST_BOOTH_SECTION } from '#domain/device/boothSection'
import { BoothScreen } from '../../../features/booth/frame/BoothScreen'
import { PinScreen } from '../../../features/booth/frame/PinScreen'
import { SectionNav } from '../../../features/booth/frame/SectionNav'
import { UnreadStaffAccess } from '../../../features/booth/frame/UnreadStaffAccess'
import { enterPin, readDoor, recoverDoor } from '../../../session/staffAccess/staffAccess'
import { staffPin } from '../../../session/staffAccess/staffPin'
import { useKioskConfig } from '../../../state/config'
import { useDeviceSettings } from '../../../state/deviceSettings'
import { setStaffRoomOpen, useStaffAccess, useStaffRoomOpen } from '../../../state/staffRoom'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { useScreenTitle } from '../tree/useScreenTitle'
import styles from './BoothRoute.module.css'
import { DeliverySection } from './DeliverySection'
import { DeviceSection } from './DeviceSection'
import { ReadySection } from './ReadySection'

/** Sections that staff rarely need first are loaded when they are opened. */
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

/** The staff room behind its PIN, at the section in the address. */
export function BoothRoute() {
  const navigate = useNavigate()
  const { section = FIRST_BOOTH_SECTION }: BoothSearch = useSearch({ from: '/bare/booth' })
  const { event } = useKioskConfig()
  const { name } = useDeviceSettings()
  const door = useStaffAccessQuestion()
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
      {door.kind === 'failed' && <UnreadStaffAccess onRetry={door.retry} />}
      {door.kind === 'locked' && <LockedRoom shortId={door.shortId} />}
      {door.kind === 'open' && (
        <Suspense fallback={<Skeleton className={styles.waiting} />}>
          <Open />
        </Suspense>
      )}
    </BoothScreen>
  )
}

/** The keypad of the staff room, connected to the PIN of this device. */
function LockedRoom({ shortId }: { shortId: string }) {
  const navigate = useNavigate()
  const waitMs = useSyncExternalStore(staffPin.wait.subscribe, staffPin.wait.leftMs)
  return (
    <PinScreen
      waitMs={waitMs}
      shortId={shortId}
      onEnter={enterPin}
      onRecover={async (code) => {
        const isRight = await recoverDoor(code)
        // The section in which the next PIN is set.
        if (isRight) await navigate({ to: '/booth', search: { section: 'device' }, replace: true })
        return isRight
      }}
    />
  )
}

/** Access to the staff room: `reading` until the database has answered. */
type Door =
  | { kind: 'reading' | 'open' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'locked'; shortId: string }

/**
 * Opens the room if no PIN is set, otherwise asks for it, and closes the room when staff leave (docs/booth.md B3).
 */
function useStaffAccessQuestion(): Door {
  const isOpen = useStaffRoomOpen()
  const door = useStaffAccess()
  const { resetStaffPin } = useKioskConfig()
  const [hasFailed, setHasFailed] = useState(false)
  const isHere = useRef(true)
  const read = useCallback(async () => {
    try {
      const { isSet } = await readDoor()
      // Staff who set a PIN inside the room stay inside.
      if (isHere.current && !isSet) setStaffRoomOpen(true)
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }, [])
  // A configuration that removes the PIN may load while the keypad is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: readDoor reads the configuration itself
  useEffect(() => void read(), [read, resetStaffPin])
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      setStaffRoomOpen(false)
    }
  }, [])
  if (isOpen) return { kind: 'open' }
  if (hasFailed) return { kind: 'failed', retry: () => void read() }
  if (door === null) return { kind: 'reading' }
  return door.isSet ? { kind: 'locked', shortId: door.shortId } : { kind: 'reading' }
}

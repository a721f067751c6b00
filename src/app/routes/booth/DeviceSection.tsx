import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStaffNotes } from '../../../data/interactions/staffNoteQueries'
import { HealthCard } from '../../../features/booth/device/health/HealthCard'
import { UpdateCard, type UpdateCardProps } from '../../../features/booth/device/health/UpdateCard'
import { useScreen } from '../../../features/booth/device/health/useScreen'
import { ViewportCard } from '../../../features/booth/device/health/ViewportCard'
import { InstallCard } from '../../../features/booth/device/InstallCard'
import { NotesPanel } from '../../../features/booth/device/NotesPanel'
import { PinCard } from '../../../features/booth/device/pin/PinCard'
import { IdleCard } from '../../../features/booth/device/settings/IdleCard'
import { ModesCard } from '../../../features/booth/device/settings/ModesCard'
import { SettingsCard } from '../../../features/booth/device/settings/SettingsCard'
import { Section } from '../../../features/booth/frame/Section'
import { promptInstall } from '../../../pwa/installPrompt'
import { storedBytes } from '../../../pwa/proof/deviceProbes'
import { checkForUpdate, isUpdateWaiting, onUpdateWaiting } from '../../../pwa/worker'
import { chooseTheme } from '../../../session/appearance'
import { canHash } from '../../../session/staffAccess/secretHash'
import { removePin, setPin } from '../../../session/staffAccess/staffAccess'
import { updateNow } from '../../../session/updates'
import { useDeviceStatus } from '../../../state/deviceStatus'
import { useStaffAccess } from '../../../state/staffRoom'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { chooseLanguage } from '../../language/language'
import styles from './BoothRoute.module.css'

/** This device: its settings, its state, and its notes for staff. */
export function DeviceSection() {
  const care = useDeviceStatus()
  return (
    <Section id="device">
      <div className={styles.columns}>
        <div className={styles.column}>
          <SettingsCard onLanguage={(locale) => void chooseLanguage(locale)} onTheme={chooseTheme} />
          <IdleCard />
          <ModesCard />
        </div>
        <div className={styles.column}>
          <PinPart />
          <HealthCard care={care} stored={useStoredBytes()} />
          <UpdateCard {...useUpdate()} />
          <ViewportCard screen={useScreen()} />
        </div>
      </div>
      {!care.installed && <InstallCard canPrompt={care.canPrompt} onInstall={() => void promptInstall()} />}
      <Gate live={useStaffNotes()} loading={<Skeleton className={styles.waiting} />}>
        {(notes) => <NotesPanel notes={notes} />}
      </Gate>
    </Section>
  )
}

/** Measured once, because visitors change it only a little. */
function useStoredBytes(): Awaited<ReturnType<typeof storedBytes>> {
  const [stored, setStored] = useState<Awaited<ReturnType<typeof storedBytes>>>(null)
  useEffect(() => {
    let gone = false
    void storedBytes().then(
      (next) => !gone && setStored(next),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  return stored
}

/** The card of the PIN, connected to the PIN of this device. */
function PinPart() {
  const door = useStaffAccess()
  if (door === null) return null
  return <PinCard {...door} isInsecure={!canHash()} onSet={setPin} onRemove={removePin} />
}

/** The waiting build, which staff may activate at once if there is no visit in another tab. */
function useUpdate(): UpdateCardProps {
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

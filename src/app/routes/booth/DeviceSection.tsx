import { useEffect, useState } from 'react'
import { useStaffNotes } from '../../../data/interactions/staffNoteQueries'
import { HealthCard } from '../../../features/booth/device/health/HealthCard'
import { UpdateCard } from '../../../features/booth/device/health/UpdateCard'
import { useScreen } from '../../../features/booth/device/health/useScreen'
import { ViewportCard } from '../../../features/booth/device/health/ViewportCard'
import { InstallCard } from '../../../features/booth/device/InstallCard'
import { NotesPanel } from '../../../features/booth/device/NotesPanel'
import { IdleCard } from '../../../features/booth/device/settings/IdleCard'
import { ModesCard } from '../../../features/booth/device/settings/ModesCard'
import { SettingsCard } from '../../../features/booth/device/settings/SettingsCard'
import { Section } from '../../../features/booth/frame/Section'
import { promptInstall } from '../../../pwa/installPrompt'
import { storedBytes } from '../../../pwa/proof/deviceProbes'
import { chooseTheme } from '../../../session/appearance'
import { useDeviceStatus } from '../../../state/deviceStatus'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { chooseLanguage } from '../../language/language'
import styles from './BoothRoute.module.css'
import { PinPart } from './PinPart'
import { useUpdate } from './useUpdate'

/** This one device: what staff set on it, how it is, and what it noted for them. */
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

/** Measured once: it changes by what visitors do, which is little. */
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

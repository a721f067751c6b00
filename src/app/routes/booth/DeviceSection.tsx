import { useStaffNotes } from '../../../data/interactions/staffNoteQueries'
import { DevicePanel } from '../../../features/booth/device/DevicePanel'
import { InstallCard } from '../../../features/booth/device/InstallCard'
import { NotesPanel } from '../../../features/booth/device/NotesPanel'
import { Section } from '../../../features/booth/frame/Section'
import { promptInstall } from '../../../pwa/installPrompt'
import { useDeviceStatus } from '../../../state/deviceStatus'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import styles from './BoothRoute.module.css'
import { PinPart } from './PinPart'

/** This one device: how it is set up, and what it noted for staff. */
export function DeviceSection() {
  const care = useDeviceStatus()
  return (
    <Section id="device">
      <PinPart />
      <DevicePanel care={care} />
      {!care.installed && <InstallCard canPrompt={care.canPrompt} onInstall={() => void promptInstall()} />}
      <Gate live={useStaffNotes()} loading={<Skeleton className={styles.waiting} />}>
        {(notes) => <NotesPanel notes={notes} />}
      </Gate>
    </Section>
  )
}

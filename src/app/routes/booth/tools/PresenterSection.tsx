import { useRouter } from '@tanstack/react-router'
import { notedScript } from '#domain/booth/presenterNote'
import type { DeviceSettings } from '#domain/device/deviceSettings'
import { usePresenterNotes } from '../../../../data/booth/presenter/presenterNotes'
import { Section } from '../../../../features/booth/frame/Section'
import { ChapterLinks } from '../../../../features/booth/presenter/ChapterNotes'
import { PresentingCard } from '../../../../features/booth/presenter/PresentingCard'
import { ScriptCard } from '../../../../features/booth/presenter/ScriptCard'
import { changeDeviceSettings } from '../../../../session/deviceSettings'
import { useDeviceSettings } from '../../../../state/deviceSettings'
import { enterMode, setEssentials } from '../../../../state/mode'
import { cx } from '../../../../ui/cx'
import { Gate } from '../../../../ui/feedback/Gate'
import { Skeleton } from '../../../../ui/feedback/Skeleton'
import styles from '../BoothRoute.module.css'

/** A change that cannot be stored applies until the page is closed, which is enough for a talk. */
const change = (settings: Partial<DeviceSettings>) =>
  void changeDeviceSettings(settings).catch(() => undefined)

/** For the salesperson who presents. */
export function PresenterSection() {
  const router = useRouter()
  const { hintsHidden, touchesShown } = useDeviceSettings()
  // Like the tour, the script covers the whole product.
  const jump = (address: string) => {
    setEssentials(false)
    enterMode('demo')
    router.history.push(address)
  }
  return (
    <Section id="presenter">
      <div className={styles.script}>
        <div className={cx(styles.column, styles.beside)}>
          <PresentingCard
            hintsHidden={hintsHidden}
            touchesShown={touchesShown}
            onHintsHidden={(hidden) => change({ hintsHidden: hidden })}
            onTouchesShown={(shown) => change({ touchesShown: shown })}
          />
          <ChapterLinks />
        </div>
        <Gate live={usePresenterNotes()} loading={<Skeleton className={styles.waiting} />}>
          {(notes) => <ScriptCard script={notedScript(notes)} onJump={jump} />}
        </Gate>
      </div>
    </Section>
  )
}

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BoothSection } from '../../../domain/booth/section'
import { Button } from '../../../ui/controls/Button'
import { ScreenHeading } from '../../../ui/display/ScreenHeading'
import styles from './BoothScreen.module.css'
import { SectionNav } from './SectionNav'

export interface BoothScreenProps {
  title: string
  event: string
  section: BoothSection
  onBack: () => void
  /** The open section. */
  children: ReactNode
}

/** The staff room: its sections beside the one that is open. */
export function BoothScreen({ title, event, section, onBack, children }: BoothScreenProps) {
  return (
    <main className={styles.room}>
      <header className={styles.head}>
        <ScreenHeading title={title} place="/booth" className={styles.title} />
        <p className={styles.event}>{event}</p>
        <p className={styles.build}>
          <Trans>Build {__BUILD_ID__}</Trans>
        </p>
        <Button kind="plain" onClick={onBack}>
          <Trans>Back to the demo</Trans>
        </Button>
      </header>
      <div className={styles.sections}>
        <SectionNav section={section} />
        <div className={styles.content}>{children}</div>
      </div>
    </main>
  )
}

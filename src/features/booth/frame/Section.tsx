import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BoothSection } from '#domain/device/boothSection'
import styles from './Section.module.css'
import { SECTION_NAMES } from './sectionNames'

/** A section of the staff room as a region with its name. */
export function Section({ id, children }: { id: BoothSection; children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <section aria-label={i18n._(SECTION_NAMES[id])} className={styles.section}>
      {children}
    </section>
  )
}

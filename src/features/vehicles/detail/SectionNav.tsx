import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import styles from './SectionNav.module.css'

/** Sections of a vehicle's page; each key is the id of a `Place`. */
const SECTION_LABELS = {
  overview: msg`Overview`,
  fuel: msg`Mileage`,
  range: msg`Range`,
  tires: msg`Tires`,
  stock: msg`Inventory`,
  model: msg`Model`,
  diagnostics: msg`Diagnostics`,
  commands: msg`Remote commands`,
  permissions: msg`Permissions`,
  location: msg`Location`,
  trips: msg`Trips`,
  notifications: msg`Notifications`,
} satisfies Record<string, MessageDescriptor>
export type SectionId = keyof typeof SECTION_LABELS

/** Links to the sections of the page, visible while it is scrolled. */
export function SectionNav({ sections }: { sections: readonly SectionId[] }) {
  const { t } = useWords()
  const { _ } = useLingui()
  return (
    <nav className={styles.nav} aria-label={t`On this page`} data-edge="top">
      <ul className={styles.list}>
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} onClick={(event) => goTo(event, id)}>
              {_(SECTION_LABELS[id])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Adds no entry to the history, so that Back leaves the vehicle. */
function goTo(event: MouseEvent, id: SectionId): void {
  event.preventDefault()
  const place = document.getElementById(id)
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}

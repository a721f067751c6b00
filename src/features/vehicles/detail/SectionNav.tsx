import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import styles from './SectionNav.module.css'
import { SECTION_LABELS, type SectionId } from './sections'

/** Leads to the parts of the page; it stays in reach while the page is scrolled. */
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

/** Without an entry in the history: Back leaves the vehicle, however much of it was looked at. */
function goTo(event: MouseEvent, id: SectionId): void {
  event.preventDefault()
  const place = document.getElementById(id)
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}

import { type ReactNode, useDeferredValue } from 'react'
import type { SettingsPage } from '#domain/account/settingsPage'
import { SettingsNav } from './SettingsNav'
import styles from './SettingsScreen.module.css'

export interface SettingsScreenProps {
  page: SettingsPage
  onPage: (page: SettingsPage) => void
  /** The content of each page. */
  pages: Record<SettingsPage, ReactNode>
}

/** The settings: the list of pages beside the open one (docs/rules.md SE-01). */
export function SettingsScreen({ page, onPage, pages }: SettingsScreenProps) {
  // A pressed page is marked at once; its content follows, and that of the page before stays until then.
  const content = useDeferredValue(pages[page])
  return (
    <div className={styles.screen}>
      <SettingsNav page={page} onPage={onPage} />
      <div className={styles.content}>{content}</div>
    </div>
  )
}

import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { LOCALE_NAMES, LOCALES, type Locale } from '#domain/base/locale'
import { activateLocale } from '../i18n/activate'
import { ToastRegion } from '../ui/feedback/ToastRegion'
import { SegmentedControl } from '../ui/fields/SegmentedControl'
import { KitProvider } from '../ui/kit/KitProvider'
import { ChartParts } from './ChartParts'
import { ControlParts } from './ControlParts'
import { FieldParts } from './FieldParts'
import styles from './KitPage.module.css'
import { OverlayParts } from './OverlayParts'
import { StateParts } from './StateParts'
import { TableParts } from './TableParts'

const THEMES = ['light', 'dark', 'hall'] as const
type Theme = (typeof THEMES)[number]

/** Every part of the kit in every state, in every theme and language. */
export function KitPage() {
  const { i18n } = useLingui()
  const [theme, setTheme] = useState(() => document.documentElement.dataset.theme as Theme)
  return (
    <KitProvider>
      <header className={styles.bar}>
        <h1 className={styles.name}>The kit</h1>
        <SegmentedControl
          label="Theme"
          segments={THEMES.map((id) => ({ id, label: id }))}
          value={theme}
          onChange={(next) => {
            document.documentElement.dataset.theme = next
            setTheme(next)
          }}
        />
        <SegmentedControl
          label="Language"
          segments={LOCALES.map((id) => ({ id, label: LOCALE_NAMES[id] }))}
          value={i18n.locale as Locale}
          onChange={(locale) => void activateLocale(locale)}
        />
      </header>
      <main className={styles.page}>
        <ControlParts />
        <OverlayParts />
        <FieldParts />
        <StateParts />
        <TableParts />
        <ChartParts />
      </main>
      <ToastRegion />
    </KitProvider>
  )
}

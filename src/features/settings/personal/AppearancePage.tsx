import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { THEMES, type Theme } from '#domain/device/deviceMirror'
import { useTheme } from '../../../state/theme'
import { Card } from '../../../ui/display/Card'
import styles from './AppearancePage.module.css'
import { ThemePicture } from './ThemePicture'

const LABELS: Record<Theme, { name: MessageDescriptor; about: MessageDescriptor }> = {
  light: { name: msg`Light`, about: msg`For an office or a showroom.` },
  dark: { name: msg`Dark`, about: msg`For a dim room or the night shift.` },
  hall: { name: msg`High contrast`, about: msg`For bright halls and tired eyes.` },
}

export interface AppearancePageProps {
  onTheme: (theme: Theme) => void
}

/** The themes to choose from, each with a picture. */
export function AppearancePage({ onTheme }: AppearancePageProps) {
  const { t, i18n } = useLingui()
  const chosen = useTheme()
  return (
    <Card title={t`Appearance`}>
      <div className={styles.themes} role="radiogroup" aria-label={t`Appearance`}>
        {THEMES.map((theme) => (
          <label key={theme} className={styles.theme}>
            <input
              type="radio"
              name="theme"
              className={styles.input}
              checked={theme === chosen}
              onChange={() => onTheme(theme)}
              aria-describedby={`theme-${theme}`}
            />
            <ThemePicture theme={theme} />
            <span className={styles.words}>
              <span className={styles.name}>{i18n._(LABELS[theme].name)}</span>
              <span id={`theme-${theme}`} className={styles.about}>
                {i18n._(LABELS[theme].about)}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p className={styles.note}>{t`The appearance stays on this device until someone changes it.`}</p>
    </Card>
  )
}

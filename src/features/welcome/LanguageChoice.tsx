import { useLingui } from '@lingui/react/macro'
import { LOCALE_NAMES, LOCALES, type Locale } from '../../domain/locale'
import styles from './LanguageChoice.module.css'

export interface LanguageChoiceProps {
  locale: Locale
  onLanguage: (locale: Locale) => void
}

/** The four languages, each in its own words: native radio buttons that look like one control. */
export function LanguageChoice({ locale, onLanguage }: LanguageChoiceProps) {
  const { t } = useLingui()
  return (
    <div className={styles.track} role="radiogroup" aria-label={t`Language`}>
      {LOCALES.map((option) => (
        <label key={option} className={styles.option} lang={option}>
          <input
            type="radio"
            name="language"
            className={styles.input}
            value={option}
            checked={option === locale}
            onChange={() => onLanguage(option)}
          />
          <span className={styles.word}>{LOCALE_NAMES[option]}</span>
        </label>
      ))}
    </div>
  )
}

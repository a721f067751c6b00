import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LOCALE_NAMES, LOCALES, type Locale } from '#domain/base/locale'
import styles from './LanguageChoice.module.css'

export interface LanguageChoiceProps {
  locale: Locale
  onLanguage: (locale: Locale) => void
}

/**
 * The four languages, each by its own name, as native radio buttons styled as one control.
 * A change is announced in the new language; nothing is announced on load.
 */
export function LanguageChoice({ locale, onLanguage }: LanguageChoiceProps) {
  const { t } = useLingui()
  const [taken, setTaken] = useState<Locale | null>(null)
  const name = LOCALE_NAMES[locale]
  const choose = (option: Locale) => {
    setTaken(option)
    onLanguage(option)
  }
  return (
    <>
      <div className={styles.track} role="radiogroup" aria-label={t`Language`}>
        {LOCALES.map((option) => (
          <label key={option} className={styles.option} lang={option}>
            <input
              type="radio"
              name="language"
              className={styles.input}
              value={option}
              checked={option === locale}
              onChange={() => choose(option)}
            />
            <span className={styles.word}>{LOCALE_NAMES[option]}</span>
          </label>
        ))}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {taken === locale ? t`Language: ${name}` : ''}
      </p>
    </>
  )
}

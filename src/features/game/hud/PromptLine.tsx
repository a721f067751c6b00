import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useFormats } from '../../../i18n/useFormats'
import { useHasCome } from '../../../ui/feedback/useClock'
import styles from './PromptLine.module.css'

export interface PromptLineProps {
  /** Number of the prompt in the run, from 1. */
  number: number
  prompt: string
  /** After a skip it appears once the lock is over. */
  promptAtMs: number
  isStarted: boolean
  /** Where to look, once the hint has appeared. */
  hint: string | null
}

/** The current prompt, which a screen reader reads once; the previous one fades out. */
export function PromptLine({ number, prompt, promptAtMs, isStarted, hint }: PromptLineProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const hasCome = useHasCome(promptAtMs)
  const isHeard = useIsHeard()
  const text = !isStarted ? t`Get ready…` : hasCome ? prompt : t`Skipped. Here comes the next one…`
  const before = usePrevious(text)
  return (
    <div className={styles.line} aria-live="polite">
      <p className={styles.eyebrow}>{hint ?? (isStarted ? t`Find ${whole(number)}` : t`Fleet Hero`)}</p>
      <div className={styles.stage}>
        {before !== null && (
          <p key={`before ${before}`} className={styles.before} aria-hidden="true">
            {before}
          </p>
        )}
        <p key={text} className={styles.prompt}>
          {isHeard ? text : ''}
        </p>
      </div>
    </div>
  )
}

/** Initial content of a live region is not read aloud; later content is. */
function useIsHeard(): boolean {
  const [isHeard, setHeard] = useState(false)
  useEffect(() => setHeard(true), [])
  return isHeard
}

/** The previous text; null for the first. */
function usePrevious(text: string): string | null {
  const [shown, setShown] = useState<{ text: string; before: string | null }>({ text, before: null })
  if (shown.text === text) return shown.before
  setShown({ text, before: shown.text })
  return shown.text
}

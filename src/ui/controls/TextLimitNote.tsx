import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { cx } from '../cx'
import styles from './TextLimitNote.module.css'
import type { TextLimit } from './useTextLimit'

export interface TextLimitNoteProps {
  limit: TextLimit
  maxLength: number
}

/** Tells below a field that it is full, and how much of a paste was cut. */
export function TextLimitNote({ limit: { lost, isFull }, maxLength }: TextLimitNoteProps) {
  const { t } = useLingui()
  return (
    <p role="status" className={cx(isFull ? styles.note : 'visually-hidden')}>
      {isFull && lost === null && t`The limit is ${maxLength} characters.`}
      {lost !== null &&
        t`The limit is ${maxLength} characters. ${plural(lost, {
          one: 'The last character you pasted was left out.',
          other: 'The last # characters you pasted were left out.',
        })}`}
    </p>
  )
}

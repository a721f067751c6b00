import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DialogTrigger, Dialog as RacDialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { workAhead } from '#domain/base/workAhead'
import { cx } from '../cx'
import styles from '../fields/Field.module.css'
import type { FieldBasics } from '../fields/FieldMessages'
import listStyles from '../fields/ListBox.module.css'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import { useOpening } from '../kit/useOpening'
import { useFreeArea } from '../overlays/freeArea'
import popoverStyles from '../overlays/Popover.module.css'
import room from './CalendarRoom.module.css'
import { preloadCalendars } from './calendars'

export interface DayPopupFieldProps extends FieldBasics {
  /** The selection as text; empty without one. */
  text: string
  placeholder: string
  /** Value in the form's data. */
  formValue: string
  children: (close: () => void) => ReactNode
}

/**
 * A field that opens a calendar. It has no typed segments, because a kiosk is used by touch; the calendar is
 * fully accessible by keyboard. The calendar is loaded after its form.
 */
export function DayPopupField(props: DayPopupFieldProps) {
  const { label, hint, error, isRequired = false, isDisabled = false, text, placeholder } = props
  const { t } = useLingui()
  const id = useId()
  // After the answer to the press that opened the form, and before the next press.
  useEffect(() => workAhead(preloadCalendars, { limitMs: 0 }), [])
  const button = useRef<HTMLButtonElement>(null)
  const { missing, onInvalid } = useRequiredValue(props.formValue !== '', button)
  const problem = missing ? t`Value required` : error
  const { isAsked, isOpen, setOpen } = useOpening()
  return (
    <div
      className={styles.field}
      data-invalid={problem === undefined ? undefined : true}
      data-disabled={isDisabled || undefined}
    >
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button
          ref={button}
          id={`${id}-button`}
          aria-expanded={isAsked}
          className={cx(styles.box, listStyles.opener)}
          isDisabled={isDisabled}
          aria-labelledby={`${id}-label ${id}-text`}
          aria-describedby={`${id}-messages`}
        >
          <Icon path={ICONS.calendar} />
          <span
            id={`${id}-text`}
            className={listStyles.value}
            data-placeholder={text === '' ? true : undefined}
          >
            {text || placeholder}
          </span>
          <Icon path={ICONS.chevronDown} />
        </Button>
        <Popover
          {...useFreeArea()}
          className={cx(popoverStyles.popover)}
          placement="bottom start"
          offset={6}
          containerPadding={16}
        >
          <RacDialog className={cx(popoverStyles.content)} aria-label={label}>
            {({ close }) => (
              <Suspense fallback={<div className={room.room} />}>{props.children(close)}</Suspense>
            )}
          </RacDialog>
        </Popover>
      </DialogTrigger>
      <input
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        required={isRequired}
        value={props.formValue}
        onChange={() => {}}
        onInvalid={onInvalid}
        {...(props.name === undefined ? {} : { name: props.name })}
      />
      <div id={`${id}-messages`}>
        {hint && <p className={styles.hint}>{hint}</p>}
        {problem !== undefined && (
          <p className={styles.error}>
            <Icon path={ICONS.circleAlert} size={16} />
            <span>{problem}</span>
          </p>
        )}
      </div>
    </div>
  )
}

interface RequiredValue {
  /** The form was submitted without a value, and there still is none. */
  missing: boolean
  /** For the hidden input with the form's value. */
  onInvalid: (event: React.FormEvent<HTMLInputElement>) => void
}

/**
 * For a field that is a button with a popup: a hidden input has its value and blocks the submission of the
 * form without one. The button is focused if it is the first invalid field.
 */
function useRequiredValue(hasValue: boolean, button: RefObject<HTMLButtonElement | null>): RequiredValue {
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    if (hasValue) setMissing(false)
  }, [hasValue])
  return {
    missing: missing && !hasValue,
    onInvalid: (event) => {
      // The browser's own message would point at the hidden input.
      event.preventDefault()
      setMissing(true)
      const first = event.currentTarget.form?.querySelector(':invalid:not(fieldset)')
      if (first === event.currentTarget) button.current?.focus()
    },
  }
}

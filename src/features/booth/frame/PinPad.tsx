import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isPin, PIN_MAX_DIGITS, PIN_MIN_DIGITS, pinDigits } from '#domain/booth/pin'
import { afterPage } from '../../../session/input/input'
import { Button } from '../../../ui/controls/Button'
import { useAct } from '../../../ui/controls/useAct'
import { Form } from '../../../ui/fields/Form'
import { BOOTH_ICONS } from '../../../ui/icons/booth/boothIcons'
import { Icon } from '../../../ui/icons/Icon'
import styles from './PinPad.module.css'

export interface PinPadProps {
  /** Label of the requested value, such as "Staff PIN". */
  label: string
  submitLabel: string
  /** Problem of the last entry, whose digits are cleared. */
  problem: string | null
  /** Countdown while no PIN is accepted; not read aloud. */
  timer?: string | null
  isDisabled?: boolean
  /** Takes the focus from the previous pad, so that Enter enters the PIN and presses nothing else. */
  takesFocus?: boolean
  onSubmit: (pin: string) => Promise<unknown>
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/**
 * Four to eight digits by keypad, keyboard or paste. Not a field, so that no on-screen keyboard and no
 * password manager appears.
 */
export function PinPad({
  label,
  submitLabel,
  problem,
  timer,
  isDisabled = false,
  takesFocus = false,
  onSubmit,
}: PinPadProps) {
  const { t } = useLingui()
  const run = useAct()
  const [pin, setPin] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const isOff = isDisabled || isBusy
  const add = (text: string) => !isOff && setPin((before) => pinDigits(before + text))
  const remove = () => !isOff && setPin((before) => before.slice(0, -1))
  const submit = async () => {
    if (isOff || !isPin(pin)) return
    setIsBusy(true)
    await onSubmit(pin).finally(() => setIsBusy(false))
    setPin('')
  }
  useKeyboard({ add, remove, submit: () => run(submit) })
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) shown.current?.focus()
  }, [takesFocus])
  return (
    <Form className={styles.pad} onSubmit={submit}>
      <div ref={shown} tabIndex={-1} className={styles.shown}>
        <p className={styles.label}>{label}</p>
        <p className={styles.dots} aria-hidden="true">
          {Array.from({ length: Math.max(PIN_MIN_DIGITS, pin.length) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots are their places
            <span key={at} data-on={at < pin.length} />
          ))}
        </p>
        <p role="status" className="visually-hidden">
          {pin !== '' && <Plural value={pin.length} one="# digit entered" other="# digits entered" />}
        </p>
        <div className={styles.problem}>
          <p role="alert">{pin === '' && problem}</p>
          {timer && <p role="timer">{timer}</p>}
        </div>
      </div>
      <div className={styles.keys}>
        {KEYS.map((key) => (
          <button key={key} type="button" className={styles.key} disabled={isOff} onClick={() => add(key)}>
            {key}
          </button>
        ))}
        <button
          type="button"
          className={styles.key}
          disabled={isOff || pin === ''}
          aria-label={t`Delete the last digit`}
          onClick={remove}
        >
          <Icon path={BOOTH_ICONS.backspace} size={24} />
        </button>
        <button
          type="button"
          className={styles.key}
          disabled={isOff || pin.length === PIN_MAX_DIGITS}
          onClick={() => add('0')}
        >
          0
        </button>
      </div>
      <Button kind="primary" submit disabled={isOff || !isPin(pin)}>
        {isBusy ? <Trans>Checking</Trans> : submitLabel}
      </Button>
    </Form>
  )
}

interface PadKeys {
  add: (digits: string) => void
  remove: () => void
  submit: () => void
}

/** Digits typed or pasted anywhere except in another field. */
function useKeyboard({ add, remove, submit }: PadKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (/^\d$/.test(event.key)) add(event.key)
    else if (event.key === 'Backspace') remove()
    // On a button, Enter presses that button.
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) submit()
    else return
    event.preventDefault()
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!isTyping(event.target)) add(event.clipboardData?.getData('text') ?? '')
  })
  useEffect(() => {
    const until = new AbortController()
    afterPage('pinPad', { keydown: (event) => onKey(event) }, until.signal)
    window.addEventListener('paste', (event) => onPaste(event), { signal: until.signal })
    return () => until.abort()
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

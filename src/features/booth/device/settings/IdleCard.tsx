import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IDLE_LIMITS, type IdleNumbers, isIdleNumber } from '#domain/device/deviceSettings'
import { useKioskConfig } from '../../../../state/config'
import { useDeviceSettings } from '../../../../state/deviceSettings'
import { Button } from '../../../../ui/controls/Button'
import { Card } from '../../../../ui/display/Card'
import { Form } from '../../../../ui/fields/Form'
import { NumberField } from '../../../../ui/fields/NumberField'
import { useDeviceChange } from '../../frame/useDeviceChange'
import { useStaffForm } from '../../frame/useStaffForm'
import styles from './IdleCard.module.css'

type Draft = Record<keyof IdleNumbers, number | null>

/** How long the kiosk waits for a visitor who left: the device's own values, otherwise those of config.json. */
export function IdleCard() {
  const { t } = useLingui()
  const { idle: own } = useDeviceSettings()
  const { idle: given } = useKioskConfig()
  const change = useDeviceChange()
  const [draft, setDraft] = useState<Draft | null>(null)
  const inForce = own ?? given
  const shown = draft ?? inForce
  const wanted = wholeNumbers(shown)
  const isDirty =
    draft !== null &&
    (draft.afterSeconds !== inForce.afterSeconds || draft.countdownSeconds !== inForce.countdownSeconds)
  useStaffForm(isDirty)
  const save = async () => {
    if (wanted === null) return
    await change({ idle: wanted }, t`Idle times changed`)
    setDraft(null)
  }
  const giveBack = async () => {
    await change({ idle: null }, t`Idle times from config.json in use`)
    setDraft(null)
  }
  const { afterSeconds, countdownSeconds } = given
  return (
    <Card
      title={t`Idle reset`}
      aside={own === null ? <Trans>From config.json</Trans> : <Trans>Set on this device</Trans>}
    >
      <Form className={styles.form} onSubmit={save}>
        <NumberField
          label={t`Ask after`}
          unit={t({ message: 's', comment: 'Abbreviation of seconds, after a number' })}
          value={shown.afterSeconds}
          min={IDLE_LIMITS[0]}
          max={IDLE_LIMITS[1]}
          step={5}
          onChange={(seconds) => setDraft({ ...shown, afterSeconds: seconds })}
        />
        <NumberField
          label={t`Then wait`}
          unit={t({ message: 's', comment: 'Abbreviation of seconds, after a number' })}
          value={shown.countdownSeconds}
          min={IDLE_LIMITS[0]}
          max={IDLE_LIMITS[1]}
          step={5}
          onChange={(seconds) => setDraft({ ...shown, countdownSeconds: seconds })}
        />
        <p className={styles.given}>
          <Trans>
            config.json: {afterSeconds} s, then {countdownSeconds} s
          </Trans>
        </p>
        <div className={styles.actions}>
          <Button kind="plain" submit disabled={!isDirty || wanted === null}>
            <Trans>Use these times</Trans>
          </Button>
          {own !== null && (
            <Button kind="ghost" onClick={giveBack}>
              <Trans>Back to config.json</Trans>
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}

/** The new values; null while one is missing or out of bounds. */
function wholeNumbers({ afterSeconds, countdownSeconds }: Draft): IdleNumbers | null {
  return isIdleNumber(afterSeconds) && isIdleNumber(countdownSeconds)
    ? { afterSeconds, countdownSeconds }
    : null
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_DEVICE_NAME } from '#domain/device/deviceSettings'
import { Button } from '../../../../ui/controls/Button'
import { Form } from '../../../../ui/fields/Form'
import { TextField } from '../../../../ui/fields/TextField'
import { useStaffForm } from '../../frame/useStaffForm'
import styles from './NameField.module.css'

export interface NameFieldProps {
  value: string
  onSave: (name: string) => Promise<void>
}

/** Name of the device. It is saved on Enter or by its button, and until then the idle timer is paused. */
export function NameField({ value, onSave }: NameFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const name = typed ?? value
  const isDirty = typed !== null && typed.trim() !== value
  useStaffForm(isDirty)
  const save = async () => {
    if (isDirty) await onSave(name.trim())
    setTyped(null)
  }
  return (
    <Form className={styles.form} autoComplete="off" onSubmit={save}>
      <TextField
        label={t`Device name`}
        hint={t`What your team calls it, such as “iPad 3, Hall B”.`}
        value={name}
        onChange={setTyped}
        maxLength={MAX_DEVICE_NAME}
        autoComplete="off"
      />
      <Button kind="plain" submit disabled={!isDirty}>
        {t`Save name`}
      </Button>
    </Form>
  )
}

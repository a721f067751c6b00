import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addressProblem } from '#domain/people/emailList'
import {
  type Fleet,
  isFleetNameTaken,
  MAX_FLEET_ADDRESS,
  MAX_FLEET_EMAIL,
  MAX_FLEET_NAME,
  trimFleet,
} from '#domain/vehicle/fleet'
import { createFleet, updateFleet } from '../../data/queries/fleets'
import { useFormats } from '../../i18n/FormatsProvider'
import { fleetLabel } from '../../i18n/fleetLabel'
import { selectFleet, useSelectedFleet } from '../../state/fleet'
import { useRegion } from '../../state/region'
import { toast } from '../../ui/feedback/toast'
import { Form } from '../../ui/fields/Form'
import { TextField } from '../../ui/fields/TextField'
import { EMAIL_PROBLEMS } from '../../widgets/email/emailProblems'
import styles from './FleetForm.module.css'

export interface FleetFormProps {
  id: string
  /** Null: a new one. */
  fleet: Fleet | null
  fleets: readonly Fleet[]
  run: (work: () => Promise<void>) => Promise<void>
  /** It is stored; `id` of a new one. */
  onDone: (id: string | null) => void
}

/** Form for name and contact of a fleet. Keeps its values when storing fails. */
export function FleetForm({ id, fleet, fleets, run, onDone }: FleetFormProps) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const selected = useSelectedFleet()
  const { stamp } = useFormats()
  const [fields, setFields] = useState({
    // A shipped name is shown translated, so an unchanged name keeps the shipped value.
    name: fleet ? fleetLabel(fleet.name, i18n) : '',
    businessEmail: fleet?.businessEmail ?? '',
    businessAddress: fleet?.businessAddress[region] ?? '',
  })
  const [shownName] = useState(fields.name)
  const change = (next: Partial<typeof fields>) => setFields((now) => ({ ...now, ...next }))
  const taken = fleets
    .filter((other) => other.id !== fleet?.id)
    .flatMap(({ name }) => [name, fleetLabel(name, i18n)])

  const save = async () => {
    const trimmed = trimFleet(fields)
    const name = fleet && trimmed.name === shownName ? fleet.name : trimmed.name
    try {
      const created = fleet ? null : (await createFleet(trimmed, stamp())).value
      if (fleet) await updateFleet(fleet.id, { ...trimmed, name }, region)
      if (fleet && fleet.name === selected) selectFleet(name)
      toast(fleet ? t`Fleet updated successfully` : t`Fleet created successfully`)
      onDone(created)
    } catch {
      toast(t`This could not be saved. Nothing you entered was lost. Try again.`, 'problem')
    }
  }
  return (
    <Form id={id} className={styles.form} onSubmit={() => run(save)}>
      <TextField
        label={t`Fleet name`}
        value={fields.name}
        onChange={(name) => change({ name })}
        isRequired
        maxLength={MAX_FLEET_NAME}
        autoComplete="off"
        validate={(name) =>
          isFleetNameTaken(name, [t`All Fleets`, 'All Fleets', ...taken])
            ? t`This name is already in use. Choose another.`
            : null
        }
      />
      <TextField
        label={t`Business email`}
        type="text"
        inputMode="email"
        value={fields.businessEmail}
        onChange={(businessEmail) => change({ businessEmail })}
        isRequired
        maxLength={MAX_FLEET_EMAIL}
        autoComplete="off"
        placeholder="name@company.example"
        validate={(email) => {
          const address = email.trim()
          const problem = addressProblem(address)
          return problem && `${address} ${i18n._(EMAIL_PROBLEMS[problem])}`
        }}
      />
      <TextField
        label={t`Business address`}
        value={fields.businessAddress}
        onChange={(businessAddress) => change({ businessAddress })}
        maxLength={MAX_FLEET_ADDRESS}
        autoComplete="off"
      />
    </Form>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { createFleet, updateFleet } from '../../data/queries/fleets'
import { regionOf } from '../../domain/kiosk/locale'
import { addressProblem } from '../../domain/people/emailList'
import {
  type Fleet,
  isFleetNameTaken,
  MAX_FLEET_ADDRESS,
  MAX_FLEET_EMAIL,
  MAX_FLEET_NAME,
  trimFleet,
} from '../../domain/vehicle/fleet'
import { fleetText } from '../../i18n/fleetText'
import { selectFleet, useSelectedFleet } from '../../state/fleet'
import { useLocale } from '../../state/locale'
import { toast } from '../../ui/feedback/toast'
import { TextField } from '../../ui/fields/TextField'
import { EMAIL_PROBLEMS } from '../../widgets/email/emailProblems'
import styles from './FleetForm.module.css'

export interface FleetFormProps {
  id: string
  /** Null: a new one. */
  fleet: Fleet | null
  fleets: readonly Fleet[]
  run: (work: () => Promise<void>) => void
  /** It is stored; `id` of a new one. */
  onDone: (id: string | null) => void
}

/** What a fleet is called and how it is reached; nothing typed is lost when it cannot be stored. */
export function FleetForm({ id, fleet, fleets, run, onDone }: FleetFormProps) {
  const { t, i18n } = useLingui()
  const region = regionOf(useLocale())
  const selected = useSelectedFleet()
  const [fields, setFields] = useState({
    // A shipped name is shown in words; left as it is it stays the shipped one.
    name: fleet ? fleetText(fleet.name, i18n) : '',
    businessEmail: fleet?.businessEmail ?? '',
    businessAddress: fleet?.businessAddress[region] ?? '',
  })
  const [shownName] = useState(fields.name)
  const change = (next: Partial<typeof fields>) => setFields((now) => ({ ...now, ...next }))
  const taken = fleets
    .filter((other) => other.id !== fleet?.id)
    .flatMap(({ name }) => [name, fleetText(name, i18n)])

  const save = async () => {
    const tidy = trimFleet(fields)
    const name = fleet && tidy.name === shownName ? fleet.name : tidy.name
    try {
      const created = fleet ? null : (await createFleet(tidy)).value
      if (fleet) await updateFleet(fleet.id, { ...tidy, name }, region)
      if (fleet && fleet.name === selected) selectFleet(name)
      toast(fleet ? t`Fleet updated successfully` : t`Fleet created successfully`)
      onDone(created)
    } catch {
      toast(t`This could not be saved. Nothing you entered was lost. Try again.`, 'problem')
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(save)
  }
  return (
    <form id={id} className={styles.form} onSubmit={submit}>
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
    </form>
  )
}

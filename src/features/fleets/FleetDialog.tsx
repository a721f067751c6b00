import { useLingui } from '@lingui/react/macro'
import { addressProblem } from '#domain/people/emailList'
import {
  type Fleet,
  isFleetNameTaken,
  MAX_FLEET_ADDRESS,
  MAX_FLEET_EMAIL,
  MAX_FLEET_NAME,
  trimFleet,
} from '#domain/vehicle/fleet'
import type { UndoableChange } from '../../data/core/undo'
import { createFleet, updateFleet } from '../../data/queries/fleets'
import { fleetLabel } from '../../i18n/fleetLabel'
import { useFormats } from '../../i18n/useFormats'
import { selectFleet, useSelectedFleet } from '../../state/fleet'
import { useRegion } from '../../state/region'
import { TextField } from '../../ui/fields/TextField'
import { EMAIL_PROBLEMS } from '../../widgets/email/emailProblems'
import { FormDialog } from '../../widgets/form/FormDialog'
import { useFormDraft } from '../../widgets/form/useFormDraft'
import { useFormSaving } from '../../widgets/form/useFormSaving'

export interface FleetDialogProps {
  /** Null for a new fleet. */
  fleet: Fleet | null
  fleets: readonly Fleet[]
  isOpen: boolean
  onClose: () => void
  /** Called with the id of a new fleet once it is stored. */
  onCreated?: (id: string) => void
}

/** Creates a fleet, or changes its name and contact. */
export function FleetDialog({ fleet, fleets, isOpen, onClose, onCreated }: FleetDialogProps) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const selected = useSelectedFleet()
  const { stamp } = useFormats()
  // A shipped name is shown translated, so an unchanged name keeps the shipped value.
  const shownName = fleet ? fleetLabel(fleet.name, i18n) : ''
  const draft = useFormDraft({
    key: `fleet/${fleet?.id ?? 'new'}/${region}`,
    isOpen,
    fresh: () => ({
      name: shownName,
      shownName,
      businessEmail: fleet?.businessEmail ?? '',
      businessAddress: fleet?.businessAddress[region] ?? '',
    }),
  })
  const { form, change } = draft
  const store = async (): Promise<UndoableChange<string | null>> => {
    const fields = trimFleet(form)
    if (!fleet) return createFleet(fields, stamp())
    const name = fields.name === form.shownName ? fleet.name : fields.name
    const made = await updateFleet(fleet.id, { ...fields, name }, region)
    if (fleet.name === selected) selectFleet(name)
    return { ...made, value: null }
  }
  const saving = useFormSaving(draft, {
    save: () => ({
      change: store(),
      done: fleet ? t`Fleet updated successfully` : t`Fleet created successfully`,
      isFinal: true,
    }),
    onSaved: (id) => {
      onClose()
      if (id !== null) onCreated?.(id)
    },
  })
  const taken = fleets
    .filter((other) => other.id !== fleet?.id)
    .flatMap(({ name }) => [name, fleetLabel(name, i18n)])
  return (
    <FormDialog
      title={fleet ? t`Edit fleet` : t`Create a fleet`}
      saving={saving}
      saveLabel={fleet ? t`Save changes` : t`Create fleet`}
      isOpen={isOpen}
      onClose={onClose}
    >
      <TextField
        label={t`Fleet name`}
        value={form.name}
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
        value={form.businessEmail}
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
        value={form.businessAddress}
        onChange={(businessAddress) => change({ businessAddress })}
        maxLength={MAX_FLEET_ADDRESS}
        autoComplete="off"
      />
    </FormDialog>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FleetName } from '#domain/base/fleetName'
import { valueOr } from '#domain/base/live'
import { checkAddresses, MAX_INVITATIONS } from '#domain/people/emailList'
import type { InvitedRole } from '#domain/people/permissions'
import { useFleets } from '../../../data/queries/fleets'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { ROLE_LABELS } from '../../../i18n/labelsAccount'
import { RadioGroup } from '../../../ui/fields/RadioGroup'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextField } from '../../../ui/fields/TextField'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { FormDialog } from '../../../widgets/form/FormDialog'
import { useFormDraft } from '../../../widgets/form/useFormDraft'
import { useFormSaving } from '../../../widgets/form/useFormSaving'
import { VerdictList } from '../detail/VerdictList'
import { ROLE_TEXTS } from '../list/peopleLabels'
import type { InviteButtonProps } from './InviteButton'
import styles from './InviteDialog.module.css'
import { useInvite } from './useInvite'

export interface InviteDialogProps extends InviteButtonProps {
  isOpen: boolean
  onClose: () => void
}

/** What is chosen for all addresses. */
interface InviteChoice {
  role: InvitedRole
  /** Empty: not chosen yet. */
  fleet: FleetName | ''
}

/** Form for email addresses, role and fleet of an invitation; shows the problem of each invalid address. */
export function InviteDialog({ isOpen, onClose, roles, fleet, knownEmails }: InviteDialogProps) {
  const { t, i18n } = useLingui()
  const fleets = useFleets()
  const { invitation } = useInvite()
  const [last, setLast] = useState<InviteChoice>({ role: 'driver', fleet: '' })
  const draft = useFormDraft({
    key: 'invitation',
    isOpen,
    fresh: () => ({ text: '', ...last, fleet: last.fleet || (fleet === 'all' ? '' : fleet) }),
  })
  const { form, change } = draft
  const [typing, setTyping] = useState(false)
  const verdicts = checkAddresses(form.text, knownEmails)
  // The last address may be incomplete, so it is validated on blur, on submit or when another one follows.
  const unfinished = typing && !/[\s,;>]$/u.test(form.text)
  const shownVerdicts = unfinished ? verdicts.slice(0, -1) : verdicts
  const emails = verdicts.map(({ address }) => address)
  const saving = useFormSaving(draft, {
    save: () => (form.fleet === '' ? null : invitation({ emails, role: form.role, fleet: form.fleet })),
    onSaved: () => {
      setLast({ role: form.role, fleet: form.fleet })
      onClose()
    },
  })
  const problemOf = (text: string): string | null => {
    const all = checkAddresses(text, knownEmails)
    if (all.length === 0) return t`Value required`
    if (all.length > MAX_INVITATIONS) {
      const tooMany = all.length - MAX_INVITATIONS
      return t`You can invite ${MAX_INVITATIONS} people at a time. Remove ${tooMany} and invite them later.`
    }
    return all.some(({ problem }) => problem) ? t`Correct or remove the addresses below.` : null
  }
  return (
    <FormDialog
      title={t`Invite people`}
      saving={saving}
      saveLabel={t`Invite`}
      onTry={() => setTyping(false)}
      hasCancel={false}
      isOpen={isOpen}
      onClose={onClose}
      dismissable={form.text === ''}
      className={styles.form}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the field inside it */}
      <div onBlur={() => setTyping(false)}>
        <TextField
          label={t`Email addresses`}
          hint={t`Separate addresses with commas, spaces, or new lines`}
          multiline
          inputMode="email"
          autoComplete="off"
          isRequired
          value={form.text}
          onChange={(text) => {
            setTyping(true)
            change({ text })
          }}
          validate={problemOf}
        />
      </div>
      <VerdictList verdicts={shownVerdicts} />
      <RadioGroup
        label={t`Role`}
        options={roles.map((role) => ({
          id: role,
          label: i18n._(ROLE_LABELS[role]),
          detail: i18n._(ROLE_TEXTS[role]),
        }))}
        value={form.role}
        onChange={(role) => change({ role })}
      />
      <SelectField
        label={t`Fleet`}
        isRequired
        options={valueOr(fleets, []).map(({ name }) => ({
          id: name,
          label: fleetLabel(name, i18n),
        }))}
        value={form.fleet || null}
        onChange={(name) => change({ fleet: name })}
      />
      <p className={styles.note}>
        <Icon path={ICONS.info} />
        {t`No email is sent in this demo. People you invite appear in the list until the next reset.`}
      </p>
    </FormDialog>
  )
}

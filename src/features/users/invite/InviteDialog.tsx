import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { valueOr } from '#domain/base/live'
import { checkAddresses, MAX_INVITATIONS } from '#domain/people/emailList'
import type { InvitedRole } from '#domain/people/permissions'
import { useFleets } from '../../../data/queries/fleets'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { ROLE_LABELS } from '../../../i18n/labelsAccount'
import { Button } from '../../../ui/controls/Button'
import { Form } from '../../../ui/fields/Form'
import { RadioGroup } from '../../../ui/fields/RadioGroup'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextField } from '../../../ui/fields/TextField'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { Dialog } from '../../../ui/overlays/Dialog'
import { VerdictList } from '../detail/VerdictList'
import { ROLE_TEXTS } from '../list/peopleLabels'
import type { InviteForm } from './InviteButton'
import styles from './InviteDialog.module.css'
import { useInvite } from './useInvite'

export interface InviteDialogProps {
  open: boolean
  onClose: () => void
  form: InviteForm
  onChange: (change: Partial<InviteForm>) => void
  roles: readonly InvitedRole[]
  /** Email addresses of existing users. */
  knownEmails: readonly string[]
}

/** Form for email addresses, role and fleet of an invitation; shows the problem of each invalid address. */
export function InviteDialog({ open, onClose, form, onChange, roles, knownEmails }: InviteDialogProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const fleets = useFleets()
  const { invite } = useInvite()
  const [typing, setTyping] = useState(false)
  const verdicts = checkAddresses(form.text, knownEmails)
  // The last address may be incomplete, so it is validated on blur, on submit or when another one follows.
  const unfinished = typing && !/[\s,;>]$/u.test(form.text)
  const shownVerdicts = unfinished ? verdicts.slice(0, -1) : verdicts
  const emails = verdicts.map(({ address }) => address)
  const send = async () => {
    if (form.fleet === null) return
    if (await invite({ emails, role: form.role, fleet: form.fleet })) {
      onChange({ text: '' })
      onClose()
    }
  }
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
    <Dialog
      isOpen={open}
      onClose={onClose}
      dismissable={form.text === ''}
      title={t`Invite people`}
      actions={
        <Button kind="primary" submit form={id} onClick={() => setTyping(false)}>
          {t`Invite`}
        </Button>
      }
    >
      <Form id={id} className={styles.form} onSubmit={send}>
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
              onChange({ text })
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
          onChange={(role) => onChange({ role })}
        />
        <SelectField
          label={t`Fleet`}
          isRequired
          options={valueOr(fleets, []).map(({ name }) => ({
            id: name,
            label: fleetLabel(name, i18n),
          }))}
          value={form.fleet}
          onChange={(fleet) => onChange({ fleet })}
        />
        <p className={styles.note}>
          <Icon path={ICONS.info} />
          {t`No email is sent in this demo. People you invite appear in the list until the next reset.`}
        </p>
      </Form>
    </Dialog>
  )
}

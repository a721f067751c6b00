import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  MAX_PROFILE_EMAIL,
  MAX_PROFILE_NAME,
  MAX_PROFILE_PHONE,
  type PhoneProblem,
  phoneProblem,
} from '#domain/account/profile'
import { valueOr } from '#domain/base/live'
import type { AccountUser } from '#domain/people/accountUser'
import { checkAddresses } from '#domain/people/emailList'
import { changeProfile } from '../../data/queries/accounts'
import { usePeople } from '../../data/queries/people'
import { useRegion } from '../../state/region'
import { TextField } from '../../ui/fields/TextField'
import { EMAIL_PROBLEMS } from '../email/emailProblems'
import { FormDialog } from '../form/FormDialog'
import { useFormDraft } from '../form/useFormDraft'
import { useFormSaving } from '../form/useFormSaving'
import styles from './ProfileDialog.module.css'

const PHONE_PROBLEMS: Record<PhoneProblem, MessageDescriptor> = {
  character: msg`Use digits, spaces, dashes, dots, parentheses, and a plus sign.`,
  short: msg`This number is too short. Check it.`,
  long: msg`This number is too long. Check it.`,
}

/** The account's page is one of the settings' pages. */
const PARAMS = ['page']

export interface ProfileDialogProps {
  user: AccountUser
  isOpen: boolean
  onClose: () => void
}

/** Changes name, email and phone of the signed-in user. */
export function ProfileDialog({ user, isOpen, onClose }: ProfileDialogProps) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const people = valueOr(usePeople(), [])
  const draft = useFormDraft({
    key: `profile/${user.id}/${region}`,
    isOpen,
    fresh: () => ({ name: user.name, email: user.email, phone: user.phone[region] }),
  })
  const { form, change } = draft
  const saving = useFormSaving(draft, {
    save: () => ({ change: changeProfile(user.id, form, region), done: t`Profile updated` }),
    onSaved: onClose,
    params: PARAMS,
  })
  const others = people.filter((person) => person.id !== user.id).map(({ email }) => email)
  const emailProblem = (text: string): string | null => {
    const [verdict, more] = checkAddresses(text, others)
    if (more) return t`Enter one address.`
    return verdict?.problem ? `${verdict.address} ${i18n._(EMAIL_PROBLEMS[verdict.problem])}` : null
  }
  return (
    <FormDialog
      title={t`Edit profile`}
      saving={saving}
      saveLabel={t`Save changes`}
      isOpen={isOpen}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        value={form.name}
        onChange={(name) => change({ name })}
        isRequired
        maxLength={MAX_PROFILE_NAME}
        autoComplete="off"
      />
      <TextField
        label={t`Email`}
        type="text"
        inputMode="email"
        value={form.email}
        onChange={(email) => change({ email })}
        isRequired
        maxLength={MAX_PROFILE_EMAIL}
        autoComplete="off"
        validate={emailProblem}
      />
      <TextField
        label={t`Phone`}
        type="tel"
        inputMode="tel"
        value={form.phone}
        onChange={(phone) => change({ phone })}
        isRequired
        maxLength={MAX_PROFILE_PHONE}
        autoComplete="off"
        validate={(phone) => {
          const problem = phoneProblem(phone)
          return problem && i18n._(PHONE_PROBLEMS[problem])
        }}
      />
      <p className={styles.note}>{t`Changes last for this visit. Please do not enter real personal data.`}</p>
    </FormDialog>
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
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
import { Form } from '../../ui/fields/Form'
import { TextField } from '../../ui/fields/TextField'
import { EMAIL_PROBLEMS } from '../email/emailProblems'
import { useUndoable } from '../undo/useUndoable'
import styles from './ProfileForm.module.css'

const PHONE_PROBLEMS: Record<PhoneProblem, MessageDescriptor> = {
  character: msg`Use digits, spaces, dashes, dots, parentheses, and a plus sign.`,
  short: msg`This number is too short. Check it.`,
  long: msg`This number is too long. Check it.`,
}

export interface ProfileFormProps {
  id: string
  user: AccountUser
  run: (work: () => Promise<void>) => Promise<void>
  /** It is stored. */
  onDone: () => void
}

/** Name, email and phone of the signed-in user. Keeps its values when storing fails. */
export function ProfileForm({ id, user, run, onDone }: ProfileFormProps) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const undoable = useUndoable()
  const people = valueOr(usePeople(), [])
  const [fields, setFields] = useState({ name: user.name, email: user.email, phone: user.phone[region] })
  const change = (next: Partial<typeof fields>) => setFields((now) => ({ ...now, ...next }))
  const others = people.filter((person) => person.id !== user.id).map(({ email }) => email)

  const emailProblem = (text: string): string | null => {
    const [verdict, more] = checkAddresses(text, others)
    if (more) return t`Enter one address.`
    return verdict?.problem ? `${verdict.address} ${i18n._(EMAIL_PROBLEMS[verdict.problem])}` : null
  }
  const save = async () => {
    const stored = await undoable(changeProfile(user.id, fields, region), t`Profile updated`, {
      failed: t`This could not be saved. Nothing you entered was lost. Try again.`,
    })
    if (stored) onDone()
  }
  return (
    <Form id={id} className={styles.form} onSubmit={() => run(save)}>
      <TextField
        label={t`Name`}
        value={fields.name}
        onChange={(name) => change({ name })}
        isRequired
        maxLength={MAX_PROFILE_NAME}
        autoComplete="off"
      />
      <TextField
        label={t`Email`}
        type="text"
        inputMode="email"
        value={fields.email}
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
        value={fields.phone}
        onChange={(phone) => change({ phone })}
        isRequired
        maxLength={MAX_PROFILE_PHONE}
        autoComplete="off"
        validate={(phone) => {
          const problem = phoneProblem(phone)
          return problem && i18n._(PHONE_PROBLEMS[problem])
        }}
      />
      <p className={styles.note}>{t`Changes last for this visit. Please enter no real personal data.`}</p>
    </Form>
  )
}

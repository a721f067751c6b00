import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cardDaysAgo, cardYears } from '#domain/account/card'
import { type Billing, PAYMENT_TYPES } from '#domain/account/invoice'
import { MAX_POSTAL_PART, type PostalPart, postalParts, postalProblem } from '#domain/account/postalAddress'
import { calendarDay } from '#domain/base/demoTime'
import { addressProblem } from '#domain/people/emailList'
import { MAX_FLEET_EMAIL } from '#domain/vehicle/fleet'
import { updateBilling } from '../../../data/queries/billing'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useDemoNow } from '../../../state/demoClock'
import { useRegion } from '../../../state/region'
import { Form } from '../../../ui/fields/Form'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextField } from '../../../ui/fields/TextField'
import { EMAIL_PROBLEMS } from '../../../widgets/email/emailProblems'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import styles from './BillingForm.module.css'
import { COUNTRY_LABELS, PAYMENT_NAMES, POSTAL_LABELS, POSTAL_PROBLEMS } from './paymentLabels'
import { useCard } from './useCard'

export interface BillingFormProps {
  id: string
  billing: Billing
  run: (work: () => Promise<void>) => Promise<void>
  onDone: () => void
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)

/** Form of the billing dialog; the address is asked for as its country writes it. */
export function BillingForm({ id, billing, run, onDone }: BillingFormProps) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const { timeZone } = useFormats()
  const now = useDemoNow()
  const act = useUndoable()
  const card = useCard(billing)
  const [paymentType, setPaymentType] = useState(billing.paymentType)
  const [expiry, setExpiry] = useState(card.month)
  const [billingEmail, setBillingEmail] = useState(billing.billingEmail)
  const [address, setAddress] = useState(billing.billingAddress[region])

  const save = async () => {
    const isSameCard = expiry.year === card.month.year && expiry.month === card.month.month
    const cardExpiresDaysAgo = isSameCard ? billing.cardExpiresDaysAgo : cardDaysAgo(expiry, now, timeZone)
    const fields = { paymentType, cardExpiresDaysAgo, billingEmail, address }
    const isStored = await act(updateBilling(billing.id, fields, region), t`Billing details updated`, {
      failed: t`This could not be saved. Nothing you entered was lost. Try again.`,
    })
    if (isStored) onDone()
  }
  const postalField = (part: PostalPart) => (
    <TextField
      key={part}
      label={i18n._(POSTAL_LABELS[region][part])}
      value={address[part]}
      onChange={(text) => setAddress((before) => ({ ...before, [part]: text }))}
      isRequired={part !== 'neighborhood'}
      maxLength={MAX_POSTAL_PART}
      autoComplete="off"
      validate={(text) => {
        const problem = postalProblem(part, text, region)
        return problem && i18n._(POSTAL_PROBLEMS[problem][region])
      }}
    />
  )
  return (
    <Form id={id} className={styles.form} autoComplete="off" onSubmit={() => run(save)}>
      <SelectField
        label={t`Payment type`}
        options={PAYMENT_TYPES.map((type) => ({ id: type, label: PAYMENT_NAMES[type] }))}
        value={paymentType}
        onChange={setPaymentType}
      />
      <div className={styles.pair}>
        <SelectField
          label={t`Expiry month`}
          options={MONTHS.map((month) => ({ id: String(month), label: String(month).padStart(2, '0') }))}
          value={String(expiry.month)}
          onChange={(month) => setExpiry((before) => ({ ...before, month: Number(month) }))}
        />
        <SelectField
          label={t`Expiry year`}
          options={cardYears(calendarDay(now, timeZone, 0).year, card.month.year).map((year) => ({
            id: String(year),
            label: String(year),
          }))}
          value={String(expiry.year)}
          onChange={(year) => setExpiry((before) => ({ ...before, year: Number(year) }))}
        />
      </div>
      <TextField
        label={t`Billing email`}
        type="text"
        inputMode="email"
        value={billingEmail}
        onChange={setBillingEmail}
        isRequired
        maxLength={MAX_FLEET_EMAIL}
        autoComplete="off"
        placeholder="name@company.example"
        validate={(email) => {
          const text = email.trim()
          const problem = addressProblem(text)
          return problem && `${text} ${i18n._(EMAIL_PROBLEMS[problem])}`
        }}
      />
      <fieldset className={styles.address}>
        <legend className={styles.legend}>
          {t`Billing address`}
          <span className={styles.country}>{i18n._(COUNTRY_LABELS[region])}</span>
        </legend>
        {postalParts(region).map(postalField)}
      </fieldset>
    </Form>
  )
}

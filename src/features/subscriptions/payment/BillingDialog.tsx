import { useLingui } from '@lingui/react/macro'
import { cardDaysAgo, cardYears } from '#domain/account/card'
import { type Billing, PAYMENT_TYPES } from '#domain/account/invoice'
import { MAX_POSTAL_PART, type PostalPart, postalParts, postalProblem } from '#domain/account/postalAddress'
import { calendarDay } from '#domain/base/demoTime'
import { addressProblem } from '#domain/people/emailList'
import { MAX_FLEET_EMAIL } from '#domain/vehicle/fleet'
import { updateBilling } from '../../../data/queries/billing'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { useRegion } from '../../../state/region'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextField } from '../../../ui/fields/TextField'
import { EMAIL_PROBLEMS } from '../../../widgets/email/emailProblems'
import { FormDialog } from '../../../widgets/form/FormDialog'
import { useFormDraft } from '../../../widgets/form/useFormDraft'
import { useFormSaving } from '../../../widgets/form/useFormSaving'
import styles from './BillingDialog.module.css'
import { COUNTRY_LABELS, PAYMENT_NAMES, POSTAL_LABELS, POSTAL_PROBLEMS } from './paymentLabels'
import { useCard } from './useCard'

export interface BillingDialogProps {
  billing: Billing
  isOpen: boolean
  onClose: () => void
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)

/**
 * Changes payment type, card expiry, billing email and address (docs/rules.md UI-06); the address is asked for as its
 * country writes it.
 */
export function BillingDialog({ billing, isOpen, onClose }: BillingDialogProps) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const { timeZone } = useFormats()
  const now = useDemoNow()
  const card = useCard(billing)
  const draft = useFormDraft({
    key: `billing/${billing.id}/${region}`,
    isOpen,
    fresh: () => ({
      paymentType: billing.paymentType,
      expiry: card.month,
      billingEmail: billing.billingEmail,
      address: billing.billingAddress[region],
    }),
  })
  const { form, change } = draft
  const { paymentType, expiry, billingEmail, address } = form
  const saving = useFormSaving(draft, {
    save: () => {
      const isSameCard = expiry.year === card.month.year && expiry.month === card.month.month
      const cardExpiresDaysAgo = isSameCard ? billing.cardExpiresDaysAgo : cardDaysAgo(expiry, now, timeZone)
      const fields = { paymentType, cardExpiresDaysAgo, billingEmail, address }
      return { change: updateBilling(billing.id, fields, region), done: t`Billing details updated` }
    },
    onSaved: onClose,
  })
  const postalField = (part: PostalPart) => (
    <TextField
      key={part}
      label={i18n._(POSTAL_LABELS[region][part])}
      value={address[part]}
      onChange={(text) => change({ address: { ...address, [part]: text } })}
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
    <FormDialog
      title={t`Edit billing`}
      saving={saving}
      saveLabel={t`Save changes`}
      isOpen={isOpen}
      onClose={onClose}
    >
      <SelectField
        label={t`Payment type`}
        options={PAYMENT_TYPES.map((type) => ({ id: type, label: PAYMENT_NAMES[type] }))}
        value={paymentType}
        onChange={(type) => change({ paymentType: type })}
      />
      <div className={styles.pair}>
        <SelectField
          label={t`Expiry month`}
          options={MONTHS.map((month) => ({ id: String(month), label: String(month).padStart(2, '0') }))}
          value={String(expiry.month)}
          onChange={(month) => change({ expiry: { ...expiry, month: Number(month) } })}
        />
        <SelectField
          label={t`Expiry year`}
          options={cardYears(calendarDay(now, timeZone, 0).year, card.month.year).map((year) => ({
            id: String(year),
            label: String(year),
          }))}
          value={String(expiry.year)}
          onChange={(year) => change({ expiry: { ...expiry, year: Number(year) } })}
        />
      </div>
      <TextField
        label={t`Billing email`}
        type="text"
        inputMode="email"
        value={billingEmail}
        onChange={(email) => change({ billingEmail: email })}
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
    </FormDialog>
  )
}

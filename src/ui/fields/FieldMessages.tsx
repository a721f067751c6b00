import { useLingui } from '@lingui/react/macro'
import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import styles from './Field.module.css'

/** Props of every field besides its value. */
export interface FieldBasics {
  label: string
  /** A hint below the field, also shown with an error. */
  hint?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Name in the form's data. */
  name?: string
  /** An error message for rules outside of the field. */
  error?: string | undefined
}

/** Hint and error under a field. An empty required field says "Value required" (docs/rules.md UI-13). */
export function FieldMessages({ hint, error }: Pick<FieldBasics, 'hint' | 'error'>) {
  const { t } = useLingui()
  return (
    <>
      {hint && (
        <Text slot="description" className={cx(styles.hint)}>
          {hint}
        </Text>
      )}
      <FieldError className={cx(styles.error)}>
        {({ validationDetails, validationErrors }) => (
          <>
            <Icon path={ICONS.circleAlert} size={16} />
            <span>
              {validationDetails.valueMissing ? t`Value required` : (error ?? validationErrors.join(' '))}
            </span>
          </>
        )}
      </FieldError>
    </>
  )
}

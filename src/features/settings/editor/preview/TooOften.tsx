import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { firesTooOften, weeklyRule } from '#domain/notifications/firing/counting/weeklyRule'
import type { Firings } from '#domain/notifications/firing/firing'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { useFormats } from '../../../../i18n/useFormats'
import { Button } from '../../../../ui/controls/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { ICONS } from '../../../../ui/icons/icons'
import { numberText } from '../../../../widgets/rules/sentence/amountText'
import styles from './TooOften.module.css'
import type { ShownFacts } from './useFiringFacts'

export interface TooOftenProps {
  rule: RuleDraft
  facts: ShownFacts
  firings: Firings
  /** Copies the proposed number into the form. */
  onAdopt: ((rule: RuleDraft) => void) | undefined
}

/** Warns that a rule fires more than once a day, and proposes the number that fires about weekly. */
export function TooOften({ rule, facts, firings, onAdopt }: TooOftenProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const isTooOften = firesTooOften(firings)
  const weekly = useMemo(() => (isTooOften ? weeklyRule(rule, facts) : null), [isTooOften, rule, facts])
  if (!isTooOften) return null
  const perDay = Math.round(firings.times / firings.window)
  const value = weekly && numberText(weekly.rule, { say: (message) => i18n._(message), formats })
  return (
    <div className={styles.note}>
      <Icon path={ICONS.triangleAlert} />
      <div className={styles.text}>
        <p>
          {plural(perDay, {
            one: 'That is more than once a day, more than most managers read.',
            other: 'That is about # times a day, more than most managers read.',
          })}
        </p>
        {weekly && onAdopt && (
          <>
            <p>
              {plural(weekly.times, {
                one: `At ${value} it would have fired # time, about once a week.`,
                other: `At ${value} it would have fired # times, about once a week.`,
              })}
            </p>
            <Button kind="plain" onClick={() => onAdopt(weekly.rule)}>
              {t`Use ${value}`}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

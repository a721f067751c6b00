import { useLingui as useCatalog } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { RawSearch } from '#domain/base/search'
import type { ListedExpense } from '#domain/reports/expenseList'
import { useFormats } from '../../../i18n/useFormats'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { TYPE_LABELS } from '../expenseLabels'
import styles from './DuplicateNotice.module.css'

export interface DuplicateNoticeProps {
  other: ListedExpense
  /** Called before the link leaves a form. */
  onOpen?: () => void
}

/** A link to the other expense of the same vehicle, day and amount; both may be kept (docs/rules.md EX-08). */
export function DuplicateNotice({ other, onOpen }: DuplicateNoticeProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { at, dateTime, money } = useFormats()
  const type = _(TYPE_LABELS[other.type])
  const when = dateTime(at(other.date))
  const amount = money(other.amount)
  const { merchantName } = other
  return (
    <div className={styles.notice} role="status">
      <Icon path={ICONS.triangleAlert} />
      <p>
        <strong>{t`Possible duplicate`}</strong>
        <br />
        <Trans>
          Same vehicle, day, and amount as {type} at {merchantName}, {when}, {amount}. You can keep both.
        </Trans>{' '}
        <Link
          to="/3"
          search={(before: RawSearch) => ({ ...before, expense: other.id, edit: undefined })}
          resetScroll={false}
          className={styles.link}
          {...(onOpen && { onClick: onOpen })}
        >
          {t`Open the other one`}
        </Link>
      </p>
    </div>
  )
}

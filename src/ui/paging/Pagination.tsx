import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../controls/IconButton'
import { cx } from '../cx'
import { ICONS } from '../icons/icons'
import styles from './Pagination.module.css'
import { pageNumbers } from './pageNumbers'

export interface PaginationProps {
  label: string
  /** From 1. */
  page: number
  pages: number
  onChange: (page: number) => void
  /** The visible range ("1–20 of 148"). */
  summary?: string
}

export function Pagination({ label, page, pages, onChange, summary }: PaginationProps) {
  const { t, i18n } = useLingui()
  if (pages <= 1) return null
  return (
    <nav className={styles.pagination} aria-label={label}>
      {summary && <span className={styles.summary}>{summary}</span>}
      <div className={styles.controls}>
        <IconButton
          label={t`Previous page`}
          icon={ICONS.chevronLeft}
          disabled={page <= 1}
          onClick={() => onChange(page - 1)}
        />
        <ol className={styles.pages}>
          {pageNumbers(page, pages).map((mark) => (
            <li key={mark}>
              {typeof mark === 'string' ? (
                <span className={styles.gap} aria-hidden="true">
                  …
                </span>
              ) : (
                <button
                  type="button"
                  className={cx(styles.page, mark === page && styles.current)}
                  aria-label={t`Page ${mark}`}
                  aria-current={mark === page ? 'page' : undefined}
                  onClick={() => onChange(mark)}
                >
                  {i18n.number(mark)}
                </button>
              )}
            </li>
          ))}
        </ol>
        <IconButton
          label={t`Next page`}
          icon={ICONS.chevronRight}
          disabled={page >= pages}
          onClick={() => onChange(page + 1)}
        />
      </div>
    </nav>
  )
}

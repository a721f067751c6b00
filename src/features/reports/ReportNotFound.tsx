import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../ui/controls/LinkButton'
import { cardClass } from '../../ui/display/cardClass'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ICONS } from '../../ui/icons/icons'

/** Shown for an unknown report, with a link to the list. */
export function ReportNotFound() {
  const { t } = useLingui()
  return (
    <section className={cardClass()}>
      <EmptyState
        icon={ICONS.fileChartColumn}
        title={t`We could not find this report`}
        actions={
          <LinkButton kind="primary" to="/5">
            {t`All reports`}
          </LinkButton>
        }
      >
        <p>{t`This report may have been deleted, or the link may be incorrect.`}</p>
      </EmptyState>
    </section>
  )
}

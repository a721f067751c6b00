import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Section } from '#domain/base/section'
import { reportTypesOf } from '#domain/reports/report'
import { NEW_REPORT } from '#domain/reports/reportSearch'
import { TypeChooser } from '../../../widgets/form/TypeChooser'
import { REPORT_TYPE_LOOKS } from '../../../widgets/reports/reportTypeLooks'
import { BackToReports } from '../BackToReports'
import { useLocked } from '../useLocked'

/** The types of report with their descriptions; locked types say so. */
export function ReportTypeChooser({ section }: { section: Section }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const isLocked = useLocked()
  return (
    <TypeChooser
      title={t`What should the report show?`}
      types={reportTypesOf(section)}
      look={(type) => {
        const { icon, name, about } = REPORT_TYPE_LOOKS[type]
        return {
          icon,
          name: _(name),
          about: isLocked(type) ? t`Not included in your plan` : _(about),
          isLocked: isLocked(type),
        }
      }}
      link={(type, shown) => <Link to="/5" search={{ edit: NEW_REPORT, type }} {...shown} />}
    >
      <BackToReports />
    </TypeChooser>
  )
}

import { joinLive, valueOr } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import { reportTypesOf } from '#domain/reports/report'
import { NEW_REPORT, type ReportsSearch } from '#domain/reports/reportSearch'
import { useSignedIn } from '../../../data/queries/accounts'
import { usePeople } from '../../../data/queries/people'
import { useRuleScope } from '../../../data/queries/ruleScope'
import { useCapabilities } from '../../../state/capabilities'
import { useEffectiveFleet, useEffectiveLot } from '../../../state/fleet'
import { cardClass } from '../../../ui/display/cardClass'
import { Gate } from '../../../ui/feedback/Gate'
import { LockedReport } from '../LockedReport'
import { ReportNotFound } from '../ReportNotFound'
import { useLocked } from '../useLocked'
import type { ReportEntry } from '../useReportEntries'
import { ReportEditor } from './ReportEditor'
import { ReportTypeChooser } from './ReportTypeChooser'

export interface ReportEditorScreenProps {
  section: Section
  entries: readonly ReportEntry[]
  search: ReportsSearch
  onShow: (id: string) => void
}

/** The editor of the report in the address; a new report first needs a type. */
export function ReportEditorScreen({ section, entries, search, onShow }: ReportEditorScreenProps) {
  const { signIn } = useCapabilities()
  const isLocked = useLocked()
  const live = joinLive({ scope: useRuleScope(section), user: useSignedIn(signIn) })
  const people = valueOr(usePeople(), [])
  const [fleet, lot] = [useEffectiveFleet(), useEffectiveLot()]
  const chosen = section === 'fleet' ? fleet : lot
  const report = entries.find((entry) => entry.report.id === search.edit)?.report ?? null
  if (search.edit !== NEW_REPORT && !report) return <ReportNotFound />
  const type = report?.type ?? reportTypesOf(section).find((one) => one === search.type)
  if (!type) return <ReportTypeChooser section={section} />
  if (isLocked(type)) return <LockedReport type={type} />
  return (
    <Gate live={live} frame={(problem) => <section className={cardClass()}>{problem}</section>}>
      {({ scope, user }) => (
        <ReportEditor
          key={`${section}/${report?.id ?? type}`}
          edited={{
            section,
            type,
            report,
            group: chosen === 'all' ? '' : chosen,
            userId: user.id,
            vehicles: scope.vehicles,
            known: entries.map((entry) => entry.report.id),
            onShow,
          }}
          createdBy={report ? (people.find(({ id }) => id === report.createdBy)?.name ?? null) : user.name}
        />
      )}
    </Gate>
  )
}

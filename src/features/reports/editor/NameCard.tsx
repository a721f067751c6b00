import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { MAX_REPORT_NAME, type ReportType } from '#domain/reports/report'
import { Card } from '../../../ui/display/Card'
import { TextField } from '../../../ui/fields/TextField'
import { REPORT_TYPE_LOOKS } from '../../../widgets/reports/reportTypeLooks'
import styles from './ReportEditor.module.css'
import type { ReportPartProps } from './reportPart'

/** What the report tells, and what it is called. */
export function NameCard({ form, change, problem, type }: ReportPartProps & { type: ReportType }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { icon, name, about } = REPORT_TYPE_LOOKS[type]
  const typeName = _(name)
  return (
    <Card title={typeName} icon={icon}>
      <p className={styles.about}>{_(about)}</p>
      <div className={styles.stack}>
        <TextField
          label={t`Name`}
          placeholder={typeName}
          hint={t`Optional. Without a name, the report is called ${typeName}.`}
          value={form.name}
          onChange={(text) => change({ name: text })}
          autoComplete="off"
          {...(problem('nameTooLong') && { error: t`Use up to ${MAX_REPORT_NAME} characters.` })}
        />
      </div>
    </Card>
  )
}

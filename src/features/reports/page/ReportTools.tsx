import { useLingui } from '@lingui/react/macro'
import { useWaypoint } from '../../../state/waypoints'
import { Button } from '../../../ui/controls/Button'
import { useBusy } from '../../../ui/controls/useBusy'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { useReportFiles } from '../files/useReportFiles'
import styles from './ReportTools.module.css'
import type { WrittenReport } from './written/writtenReport'

/** Buttons to save and print a report; an empty one has none. */
export function ReportTools({ report }: { report: WrittenReport }) {
  const { t } = useLingui()
  const { saveXlsx, saveCsv, savePdf } = useReportFiles()
  const [busy, run] = useBusy()
  const hint = useWaypoint('reports', 2)
  const files = [
    { name: 'XLSX', label: t`Download XLSX`, save: saveXlsx },
    { name: 'CSV', label: t`Download CSV`, save: saveCsv },
    { name: 'PDF', label: t`Download PDF`, save: savePdf },
  ]
  if (report.empty !== null) return null
  return (
    <div ref={hint} className={styles.tools}>
      {files.map(({ name, label, save }) => (
        <Button
          key={name}
          kind="plain"
          aria-label={label}
          disabled={busy}
          onClick={() => run(() => save(report))}
        >
          <Icon path={ACTION_ICONS.download} size={20} />
          {name}
        </Button>
      ))}
      <Button kind="primary" onClick={() => window.print()}>
        <Icon path={ACTION_ICONS.printer} size={20} />
        {t`Print`}
      </Button>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useWaypoint } from '../../../state/waypoints'
import { Button } from '../../../ui/controls/Button'
import { saveFile } from '../../../ui/controls/saveFile'
import { useBusy } from '../../../ui/controls/useBusy'
import { afterNextPaint } from '../../../ui/feedback/afterNextPaint'
import { toast } from '../../../ui/feedback/toast'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { reportCsv } from '../files/reportCsv'
import { drawReport, reportPdfFacts } from '../files/reportPdf'
import { reportXlsx } from '../files/reportXlsx'
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
      <div className={styles.files}>
        <Icon path={ACTION_ICONS.download} className={styles.download} />
        {files.map(({ name, label, save }) => (
          <Button
            key={name}
            kind="ghost"
            aria-label={label}
            disabled={busy}
            onClick={() => run(() => save(report))}
          >
            {name}
          </Button>
        ))}
      </div>
      <Button kind="primary" onClick={() => window.print()}>
        <Icon path={ACTION_ICONS.printer} size={20} />
        {t`Print`}
      </Button>
    </div>
  )
}

type Save = (report: WrittenReport) => Promise<void>

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Makes the files of a report on the device and saves them; each writer is loaded when first used. */
function useReportFiles(): { saveXlsx: Save; saveCsv: Save; savePdf: Save } {
  const { t } = useLingui()
  const saved = async (fileName: string, make: () => Promise<void>) => {
    try {
      await make()
      toast(t`${fileName} saved`)
    } catch {
      toast(t`The file could not be created. Try again.`, 'problem')
    }
  }
  return {
    saveXlsx: (report) => {
      const fileName = `${report.fileName}.xlsx`
      return saved(fileName, async () => {
        const names = { table: t`Report`, about: t`About this report` }
        saveFile(fileName, XLSX_TYPE, await reportXlsx(report, names))
      })
    },
    saveCsv: (report) => {
      const fileName = `${report.fileName}.csv`
      return saved(fileName, async () => {
        saveFile(fileName, 'text/csv;charset=utf-8', reportCsv(report))
      })
    },
    savePdf: (report) => {
      const fileName = `${report.fileName}.pdf`
      return saved(fileName, async () => {
        const { newPdfPage } = await import('../../../pdf/newPdfPage')
        const pageText = (page: number, of: number) => t`Page ${page} of ${of}`
        const page = await newPdfPage(reportPdfFacts(report))
        saveFile(fileName, 'application/pdf', await drawReport(report, page, pageText, nextPaint))
      })
    },
  }
}

const nextPaint = () => new Promise<void>((resolve) => afterNextPaint(resolve))

import { useLingui } from '@lingui/react/macro'
import { saveFile } from '../../../ui/controls/saveFile'
import { afterNextPaint } from '../../../ui/feedback/afterNextPaint'
import { toast } from '../../../ui/feedback/toast'
import type { WrittenReport } from '../page/written/writtenReport'
import { reportCsv } from './reportCsv'
import { drawReport, reportPdfFacts } from './reportPdf'
import { reportXlsx } from './reportXlsx'

type Save = (report: WrittenReport) => Promise<void>

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Makes the files of a report on the device and saves them; each writer is loaded when first used. */
export function useReportFiles(): { saveXlsx: Save; saveCsv: Save; savePdf: Save } {
  const { t } = useLingui()
  const saved = async (fileName: string, make: () => Promise<void>) => {
    try {
      await make()
      toast(t`${fileName} saved`)
    } catch {
      toast(t`The file could not be made. Try again.`, 'problem')
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

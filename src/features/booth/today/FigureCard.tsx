import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { type CsvValue, csvDialect, writeCsv } from '#domain/base/writeCsv'
import { Button } from '../../../ui/controls/Button'
import { saveFile } from '../../../ui/controls/saveFile'
import { Card } from '../../../ui/display/Card'
import { toast } from '../../../ui/feedback/toast'
import { chartPicture } from './chartPicture'
import styles from './FigureCard.module.css'

export interface FigureCardProps {
  title: string
  /** Scope of the figure, below its picture: event, day, device. */
  scope: string
  /** Prefix of its file names. */
  fileName: string
  /** The same data as numbers, with a header. */
  rows: readonly (readonly CsvValue[])[]
  /** Renders the figure with the given buttons at its bottom. */
  children: (actions: ReactNode) => ReactNode
}

/** A figure of the day that can be downloaded as a picture and as numbers. */
export function FigureCard({ title, scope, fileName, rows, children }: FigureCardProps) {
  const { t, i18n } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const savePicture = async () => {
    const chart = frame.current?.querySelector<SVGSVGElement>('figure svg[viewBox]')
    if (!chart) return
    try {
      saveFile(`${fileName}.png`, 'image/png', await chartPicture(chart, { title, note: scope }))
    } catch {
      toast(t`This browser could not make a picture of the chart.`, 'problem')
    }
  }
  const saveNumbers = () =>
    saveFile(`${fileName}.csv`, 'text/csv;charset=utf-8', writeCsv(rows, csvDialect(i18n.locale)))
  const actions = (
    <>
      <Button kind="ghost" aria-label={t`Save picture: ${title}`} onClick={savePicture}>
        <Trans>Save picture</Trans>
      </Button>
      <Button kind="ghost" aria-label={t`Save CSV: ${title}`} onClick={saveNumbers}>
        <Trans>Save CSV</Trans>
      </Button>
    </>
  )
  return (
    <Card title={title} className={styles.card}>
      <div ref={frame} className={styles.figure}>
        {children(actions)}
      </div>
    </Card>
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type DragEvent, useId, useState } from 'react'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './FileDrop.module.css'
import type { WriteProblem } from './useVinImport'

/** What is wrong with a file and what to do. */
const PROBLEMS: Record<WriteProblem, MessageDescriptor> = {
  missing: msg`Value required`,
  tooLarge: msg`This file is larger than 1 MB. Keep only the column with the VINs.`,
  spreadsheet: msg`This is a spreadsheet. Save it as CSV, then choose that file.`,
  notText: msg`This is not a text file. Choose a CSV file.`,
  unreadable: msg`This file could not be read. Choose it again.`,
  empty: msg`This file is empty. It needs a column of VINs.`,
  noVins: msg`No VINs were found. The file needs a column named VIN, or one with 17 characters in each row.`,
  severalColumns: msg`More than one column could contain VINs. Name the right one VIN.`,
}

export interface FileDropProps {
  problem: WriteProblem | null
  onFile: (file: File | null) => void
}

/** An area to drop a CSV file on, with a button that picks one. */
export function FileDrop({ problem, onFile }: FileDropProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const [over, setOver] = useState(false)
  const hintId = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for a pointer, the button does the same */}
      <div
        className={cx(styles.zone, over && styles.over, problem !== null && styles.wrong)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon path={ICONS.fileChartColumn} size={28} />
        <p>{t`Drop a CSV file here, or`}</p>
        <label className={`${buttonClass('plain')} ${styles.pick}`}>
          {t`Choose a file`}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="visually-hidden"
            aria-describedby={hintId}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) onFile(file)
              // Clears the input, so that the same file can be chosen again after a correction.
              event.target.value = ''
            }}
          />
        </label>
      </div>
      <p id={hintId} className={styles.hint}>
        {t`The VIN column is found by its name or its 17-character values. Up to 1 MB.`}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          <Icon path={ICONS.circleAlert} size={16} />
          <span>{_(PROBLEMS[problem])}</span>
        </p>
      )}
    </div>
  )
}

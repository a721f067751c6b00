import { type ChangeEvent, type ReactNode, useState } from 'react'
import { buttonClass } from '../../../ui/controls/buttonClass'
import styles from './FilePick.module.css'

export interface FilePickProps {
  /** What the file dialog offers, as `accept` of an input. */
  accept: string
  multiple?: boolean
  /** Called with what was chosen; until its promise is settled nothing else can be. */
  onPick: (files: readonly File[]) => unknown
  disabled?: boolean
  children: ReactNode
}

/** A button that opens the device's file dialog; the same file can be chosen twice in a row. */
export function FilePick({ accept, multiple = false, onPick, disabled = false, children }: FilePickProps) {
  const [isBusy, setBusy] = useState(false)
  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length === 0) return
    setBusy(true)
    try {
      await onPick(files)
    } finally {
      setBusy(false)
    }
  }
  return (
    <label className={`${buttonClass('plain')} ${styles.pick}`} data-off={disabled || isBusy || undefined}>
      {children}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled || isBusy}
        onChange={(event) => void pick(event)}
      />
    </label>
  )
}

import { buttonClass } from '../../../ui/controls/buttonClass'
import styles from '../frame/panels.module.css'

export interface ChooseListProps {
  label: string
  onFile: (file: File) => Promise<void>
}

/** A button that picks a CSV file. */
export function ChooseList({ label, onFile }: ChooseListProps) {
  return (
    <label className={`${buttonClass('plain')} ${styles.file}`}>
      {label}
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Clears the input, so that the same file can be chosen again after a correction.
          event.target.value = ''
          if (file) void onFile(file)
        }}
      />
    </label>
  )
}

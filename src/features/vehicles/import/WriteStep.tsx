import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { MAX_IMPORT } from '#domain/vehicle/vinImport'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { TextField } from '../../../ui/fields/TextField'
import { FileDrop } from './FileDrop'
import styles from './ImportDialog.module.css'
import type { ImportMethod, useVinImport } from './useVinImport'

/** Where VINs come from: a list that is typed or pasted, or a file. */
export function WriteStep({ draft }: { draft: ReturnType<typeof useVinImport> }) {
  const { t } = useLingui()
  const { method, problem, left } = draft
  const box = useRef<HTMLDivElement>(null)
  const missing = method === 'list' && problem === 'missing'
  useEffect(() => {
    if (missing) box.current?.querySelector('textarea')?.focus()
  }, [missing])
  return (
    <div className={styles.stack}>
      {left > 0 && (
        <p className={styles.note} role="status">
          {plural(left, {
            one: '# line was not added. It is below so you can try again.',
            other: '# lines were not added. They are below so you can try again.',
          })}
        </p>
      )}
      <SegmentedControl<ImportMethod>
        label={t`VIN source`}
        block
        segments={[
          { id: 'list', label: t`Paste a list` },
          { id: 'file', label: t`CSV file` },
        ]}
        value={method}
        onChange={draft.setMethod}
      />
      {method === 'list' ? (
        <div ref={box} className={styles.list}>
          <TextField
            label={t`VINs`}
            multiline
            value={draft.text}
            onChange={draft.setText}
            placeholder="1GNSKBKC4PR100001, 1FTEW1E49LF900002"
            hint={t`Separate VINs with commas or new lines, up to ${MAX_IMPORT} at a time.`}
            {...(missing && { error: t`Value required` })}
          />
        </div>
      ) : (
        <FileDrop problem={problem} onFile={(file) => void draft.checkFile(file)} />
      )}
    </div>
  )
}

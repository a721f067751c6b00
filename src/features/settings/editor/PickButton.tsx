import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { textMatcher } from '../../../domain/lists/textSearch'
import { Button } from '../../../ui/controls/Button'
import { SearchField } from '../../../ui/controls/SearchField'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { Dialog } from '../../../ui/overlays/Dialog'
import styles from './PickButton.module.css'

export interface PickButtonProps {
  /** Names the button and the window. */
  title: string
  /** How many are chosen, in words. */
  chosen: string
  options: readonly { id: string; label: string; detail: string }[]
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** Opens a multi-select list that applies each change at once. */
export function PickButton({ title, chosen, options, value, onChange }: PickButtonProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const matches = textMatcher(query)
  const found = options.filter(({ label, detail }) => matches(`${label} ${detail}`))
  const tick = (id: string, on: boolean) =>
    onChange(on ? [...value, id] : value.filter((other) => other !== id))
  return (
    <>
      <div className={styles.row}>
        <span className={styles.chosen}>{chosen}</span>
        <Button kind="soft" onClick={() => setOpen(true)}>
          {title}
        </Button>
      </div>
      <Dialog
        isOpen={open}
        onClose={() => setOpen(false)}
        title={title}
        actions={<Button kind="primary" onClick={() => setOpen(false)}>{t`Done`}</Button>}
      >
        <SearchField
          label={t`Search the list`}
          clearLabel={t`Clear the search box`}
          placeholder={t`Search`}
          value={query}
          maxLength={60}
          onChange={setQuery}
        />
        <p className={styles.count} role="status">
          {chosen}
        </p>
        <div className={styles.list}>
          {found.map(({ id, label, detail }) => (
            <CheckboxField key={id} checked={value.includes(id)} onChange={(on) => tick(id, on)}>
              {label} <span className={styles.detail}>{detail}</span>
            </CheckboxField>
          ))}
          {found.length === 0 && <p className={styles.detail}>{t`No results were found`}</p>}
        </div>
      </Dialog>
    </>
  )
}

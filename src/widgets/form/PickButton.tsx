import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { textMatcher } from '#domain/lists/textSearch'
import { Button } from '../../ui/controls/Button'
import { Chip } from '../../ui/controls/Chip'
import { SearchField } from '../../ui/controls/SearchField'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { Dialog } from '../../ui/overlays/Dialog'
import styles from './PickButton.module.css'

export interface PickButtonProps {
  /** Names the button and the window. */
  title: string
  /** Text that says how many are chosen. */
  chosen: string
  options: readonly { id: string; label: string; detail: string }[]
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** Chips of what is chosen; the others would push the button out of sight. */
const MOST_CHIPS = 6

/** What is chosen as chips, and a button that opens the whole list; each change applies at once. */
export function PickButton({ title, chosen, options, value, onChange }: PickButtonProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const matches = textMatcher(query)
  const found = options.filter(({ label, detail }) => matches(`${label} ${detail}`))
  const picked = options.filter(({ id }) => value.includes(id))
  const more = picked.length - MOST_CHIPS
  const tick = (id: string, on: boolean) =>
    onChange(on ? [...value, id] : value.filter((other) => other !== id))
  return (
    <>
      <div className={styles.row}>
        {picked.slice(0, MOST_CHIPS).map(({ id, label }) => (
          <Chip key={id} onRemove={() => tick(id, false)}>
            {label}
          </Chip>
        ))}
        {more > 0 && (
          <span className={styles.detail}>{plural(more, { one: '+# more', other: '+# more' })}</span>
        )}
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

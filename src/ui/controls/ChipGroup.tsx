import { Chip } from './Chip'
import styles from './ChipGroup.module.css'

export interface ChipGroupProps<Id extends string> {
  label: string
  chips: readonly { id: Id; label: string; icon?: string; count?: string; disabled?: boolean }[]
  value: readonly Id[]
  onChange: (ids: Id[]) => void
}

/** Filters that can be combined; they wrap to further lines. */
export function ChipGroup<Id extends string>({ label, chips, value, onChange }: ChipGroupProps<Id>) {
  const toggle = (id: Id) =>
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])
  return (
    // A fieldset would bring its own legend and box into every filter row.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-label={label} className={styles.group}>
      {chips.map((chip) => (
        <Chip
          key={chip.id}
          {...(chip.icon === undefined ? {} : { icon: chip.icon })}
          on={value.includes(chip.id)}
          onToggle={() => toggle(chip.id)}
          isDisabled={chip.disabled ?? false}
          aside={chip.count}
        >
          {chip.label}
        </Chip>
      ))}
    </div>
  )
}

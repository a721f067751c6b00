import { chooseValues, type SectionOption } from '#domain/lists/listFilter'
import { useFormats } from '../../i18n/useFormats'
import type { FilterParts } from '../../widgets/list/filterParts'
import styles from './MapMovement.module.css'

export interface MapMovementProps<Section extends string> extends FilterParts<Section> {
  section: Section
  options: readonly SectionOption[]
}

/** How many vehicles are moving, parked or not on the map; a press shows only those. */
export function MapMovement<Section extends string>(props: MapMovementProps<Section>) {
  const { section, options, words, filter, setFilter, newestFirst = false } = props
  const { whole } = useFormats()
  const chosen = filter.values[section]
  return (
    // A fieldset would bring its own legend and box.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-label={words.section(section)} className={styles.pill}>
      {options.map(({ value, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen.includes(value)}
          className={styles.part}
          onClick={() => setFilter(chooseValues(filter, section, toggled(chosen, value), newestFirst))}
        >
          <b className={styles.count}>{whole(count)}</b> {words.value(section, value)}
        </button>
      ))}
    </div>
  )
}

function toggled(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}

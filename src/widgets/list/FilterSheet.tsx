import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { noFilter } from '#domain/lists/listFilter'
import { sectionNames } from '#domain/lists/sections'
import { Button } from '../../ui/controls/Button'
import { FilterCount } from '../../ui/controls/FilterCount'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Icon } from '../../ui/icons/Icon'
import { Sheet } from '../../ui/overlays/Sheet'
import type { FilterPanelProps } from './FilterButton'
import styles from './FilterSheet.module.css'
import { FilterSwitch } from './FilterSwitch'
import { SectionChips } from './SectionChips'

/** A filter with many sections, listed in a sheet beside the list. */
export function FilterSheet<Section extends string>(props: FilterPanelProps<Section>) {
  const { filter, setFilter, sections, words, switching, showing, count, name } = props
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="plain"
        aria-haspopup="dialog"
        {...(name !== undefined && { 'aria-label': name })}
        onClick={() => setOpen(true)}
      >
        <Icon path={ACTION_ICONS.sliders} />
        {t`Filter`}
        <FilterCount count={count} on={filter.filtering} />
      </Button>
      <Sheet
        title={t`Filter`}
        width="wide"
        isOpen={open}
        onClose={() => setOpen(false)}
        footer={
          <div className={styles.foot}>
            <p className={styles.showing} role="status">
              {showing}
            </p>
            <Button kind="ghost" disabled={count === 0} onClick={() => setFilter(noFilter(sections))}>
              {t`Clear all`}
            </Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {t`Done`}
            </Button>
          </div>
        }
      >
        {switching && <FilterSwitch {...switching} filter={filter} setFilter={setFilter} />}
        {sectionNames(sections).map((section) => (
          <section key={section} className={styles.section}>
            <h3 className={styles.heading}>{words.section(section)}</h3>
            <SectionChips {...props} section={section} />
          </section>
        ))}
      </Sheet>
    </>
  )
}

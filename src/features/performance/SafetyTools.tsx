import { type Sections, sectionNames } from '#domain/lists/sections'
import { ActiveFilters } from '../../widgets/list/ActiveFilters'
import { ColumnChooser } from '../../widgets/list/ColumnChooser'
import { FilterButton } from '../../widgets/list/FilterButton'
import type { SectionLabels } from '../../widgets/list/filterParts'
import { QuickChips } from '../../widgets/list/QuickChips'
import { ResultCount } from '../../widgets/list/ResultCount'
import { SearchBox } from '../../widgets/list/SearchBox'
import type { List } from '../../widgets/list/useList'
import styles from './SafetyList.module.css'

export interface SafetyToolsProps<Row, Section extends string> {
  list: List<Row, Section>
  sections: Sections<Section>
  words: SectionLabels<Section>
  /** Name of the search box, and what it finds. */
  label: string
  placeholder: string
  /** The section that is chips; a list with others has a filter button too. */
  quick: Section
}

/** Above a list: search, filter, number of rows and columns, and below them the chips. */
export function SafetyTools<Row, Section extends string>(props: SafetyToolsProps<Row, Section>) {
  const { list, sections, words, label, placeholder, quick } = props
  const { text, setText, filter, setFilter } = list.address
  const parts = { sections, words, filter, setFilter, optionsOf: list.optionsOf }
  const showing = list.all && list.shown && <ResultCount shown={list.shown.length} all={list.all.length} />
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox label={label} placeholder={placeholder} text={text} setText={setText} />
        </div>
        {sectionNames(sections).length > 1 && <FilterButton {...parts} opens="popover" showing={showing} />}
        <div className={styles.count}>
          <p role="status">{showing}</p>
          <ColumnChooser list={list} />
        </div>
      </div>
      <QuickChips {...parts} section={quick} count={list.all?.length ?? 0} />
      <ActiveFilters {...parts} quick={quick} />
    </>
  )
}

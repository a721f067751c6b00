import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { countValues } from '#domain/lists/listFilter'
import { FilterPopover } from './FilterPopover'
import { FilterSheet } from './FilterSheet'
import type { FilterParts } from './filterParts'

export interface FilterButtonProps<Section extends string> extends FilterParts<Section> {
  /** A sheet for many sections, a popover for few; on the map it floats and has a tab a section. */
  opens: 'sheet' | 'popover' | 'tabs'
  /** Given: filtering may be switched off with what was chosen kept. */
  switching?: { label: string }
  /** Which tab is open, by its place, where there are tabs. */
  tab?: { at: number; onTab: (at: number) => void }
  /** The button, for what points at it; only where it opens a popover. */
  trigger?: Ref<HTMLButtonElement>
  /** "Showing 8 of 48". */
  showing?: ReactNode
}

export interface FilterPanelProps<Section extends string> extends FilterButtonProps<Section> {
  /** How many values are chosen. */
  count: number
  /** The button's name, where "Filter" is not all of it. */
  name: string | undefined
}

/** The filter of a list: a button that counts what is chosen, and what it opens. */
export function FilterButton<Section extends string>(props: FilterButtonProps<Section>) {
  const { t } = useLingui()
  const count = countValues(props.filter)
  const name = props.filter.filtering ? t`Filter, ${count} active` : t`Filter, ${count} off`
  const panel = { ...props, count, name: count > 0 ? name : undefined }
  return props.opens === 'sheet' ? <FilterSheet {...panel} /> : <FilterPopover {...panel} />
}

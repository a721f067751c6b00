import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { countValues } from '#domain/lists/listFilter'
import { FilterPopover } from './FilterPopover'
import { FilterSheet } from './FilterSheet'
import type { FilterParts } from './filterParts'

export interface FilterButtonProps<Section extends string> extends FilterParts<Section> {
  /** A sheet for many sections, a popover for few; on the map it floats and has one tab for each section. */
  opens: 'sheet' | 'popover' | 'tabs'
  /** Adds a switch that turns filtering off and keeps the selected values. */
  switching?: { label: string }
  /** Index of the open tab. */
  tab?: { at: number; onTab: (at: number) => void }
  /** The button of a popover, for a hint that points at it. */
  trigger?: Ref<HTMLButtonElement>
  /** "Showing 8 of 48". */
  showing?: ReactNode
}

export interface FilterPanelProps<Section extends string> extends FilterButtonProps<Section> {
  /** Number of selected values. */
  count: number
  /** Accessible name of the button, if it is more than "Filter". */
  name: string | undefined
}

/** The filter of a list: a button with the number of selected values, which opens a popover or a sheet. */
export function FilterButton<Section extends string>(props: FilterButtonProps<Section>) {
  const { t } = useLingui()
  const count = countValues(props.filter)
  const name = props.filter.filtering ? t`Filter, ${count} active` : t`Filter, ${count} off`
  const panel = { ...props, count, name: count > 0 ? name : undefined }
  return props.opens === 'sheet' ? <FilterSheet {...panel} /> : <FilterPopover {...panel} />
}

import { useMemo, useState } from 'react'
import { createEmitter } from '#domain/base/emitter'
import { type Live, matchLive } from '#domain/base/live'
import { type SectionOption, sectionOptions } from '#domain/lists/listFilter'
import type { Sections } from '#domain/lists/sections'
import { useFramePainted } from '../../ui/feedback/framePainted'
import type { DataColumn } from '../../ui/table/dataColumns'
import type { ListAddress } from './useListAddress'
import { type ListRows, useShownRows } from './useShownRows'

export interface ListOptions<Row, Section extends string> extends ListRows<Row, Section> {
  /** All rows of the list. Must be the same value as long as its rows are. */
  live: Live<readonly Row[]>
  sections: Sections<Section>
  address: ListAddress<Section>
}

export interface List<Row, Section extends string> {
  live: Live<readonly Row[]>
  address: ListAddress<Section>
  /** All rows; null while loading. */
  all: readonly Row[] | null
  /** The rows that match, sorted; null also until the tools around them are painted. */
  shown: readonly Row[] | null
  /** All columns, and the visible ones. */
  columns: readonly DataColumn<Row>[]
  shownColumns: readonly DataColumn<Row>[]
  /** Selected columns that do not fit. */
  folded: FoldedColumns
  /** The values of a section with their number of rows. */
  optionsOf: (section: Section) => readonly SectionOption[]
}

/**
 * State of a list: loaded rows, filtered rows, and visible columns. Its rows wait for the screen's heading to
 * be painted, so that a press responds at once.
 */
export function useList<Row extends object, Section extends string>(
  options: ListOptions<Row, Section>,
): List<Row, Section> {
  const { live, address, sections, columns, valuesOf } = options
  const isFramePainted = useFramePainted()
  const all = matchLive<readonly Row[], readonly Row[] | null>(live, {
    loading: () => null,
    ready: (rows) => rows,
    missing: () => null,
    error: () => null,
  })
  const { hidden } = address
  const [folded] = useState(createFoldedColumns)
  return {
    live,
    address,
    all,
    shown: useShownRows(isFramePainted ? all : null, options, address),
    columns,
    folded,
    shownColumns: useMemo(
      () => (hidden.length === 0 ? columns : columns.filter(({ id }) => !hidden.includes(id))),
      [columns, hidden],
    ),
    optionsOf: useMemo(() => {
      const counted = new Map<Section, SectionOption[]>()
      return (section) => {
        const known = counted.get(section) ?? sectionOptions(all ?? [], sections, section, valuesOf)
        counted.set(section, known)
        return known
      }
    }, [all, sections, valuesOf]),
  }
}

/** Ids of the columns that do not fit. */
export interface FoldedColumns {
  current: () => readonly string[]
  subscribe: (listener: () => void) => () => void
  set: (ids: readonly string[]) => void
}

/** Not React state, because a table reports it while rendering, and its whole screen would render again. */
function createFoldedColumns(): FoldedColumns {
  let folded: readonly string[] = []
  const changes = createEmitter()
  return {
    current: () => folded,
    subscribe: changes.on,
    set: (ids) => {
      folded = ids
      changes.emit()
    },
  }
}

import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { MapTab } from '#domain/lists/mapSearch'
import { MAX_QUERY_LENGTH } from '#domain/lists/textSearch'
import { UNPLACED_LABELS } from '../../i18n/labels'
import { SuggestField } from '../../ui/fields/SuggestField'
import { ICONS } from '../../ui/icons/icons'
import type { MapEntry } from './mapEntry'

/** The best matches of a text in one tab. */
export interface MapFinds {
  tab: MapTab
  entries: readonly MapEntry[]
}

export interface MapSearchProps {
  tab: MapTab
  /** The name of each tab. */
  names: Record<MapTab, string>
  vehiclesPlaceholder: string
  text: string
  setText: (text: string) => void
  /** Matches in the open tab come first. */
  find: (text: string) => readonly MapFinds[]
  /** The list beside the map shows the matches. */
  listOpen: boolean
  onFind: (tab: MapTab, id: string) => void
  /** Whether suggestions are open. */
  onSuggest: (open: boolean) => void
}

/** The search of a tab; it suggests matches in this tab, then in the others. */
export function MapSearch(props: MapSearchProps) {
  const { tab, names, vehiclesPlaceholder, text, setText, find, listOpen, onFind, onSuggest } = props
  const { t } = useLingui()
  const { _ } = useCatalog()
  const labels: Record<MapTab, string> = {
    vehicles: t`Search vehicles`,
    places: t`Search places`,
    charging: t`Search charging stations`,
  }
  const placeholders: Record<MapTab, string> = {
    vehicles: vehiclesPlaceholder,
    places: t`Name, address, or phone`,
    charging: t`Brand, name, or address`,
  }
  const finds = text.trim() === '' ? [] : find(text)
  return (
    <SuggestField
      label={labels[tab]}
      clearLabel={t`Clear the search box`}
      placeholder={placeholders[tab]}
      maxLength={MAX_QUERY_LENGTH}
      value={text}
      onChange={setText}
      opens={!listOpen}
      groups={finds.map((found) => ({
        id: found.tab,
        label: names[found.tab],
        empty: found.tab === tab ? t`No results were found` : undefined,
        options: found.entries.map(({ id, label, detail, picture, unplaced }) => ({
          id,
          label,
          detail: unplaced === null ? detail : _(UNPLACED_LABELS[unplaced]),
          icon: 'icon' in picture ? picture.icon : ICONS.car,
        })),
      }))}
      onChoose={onFind}
      onOpenChange={onSuggest}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_QUERY_LENGTH } from '#domain/lists/textSearch'
import { useCapabilities } from '../../state/capabilities'
import { useWaypoint } from '../../state/waypoints'
import { SearchField } from '../../ui/controls/SearchField'

/** Searches the list for a vehicle; the text is not validated, and an empty one works too (docs/rules.md DA-05). */
export function SearchForm({
  className,
  onSearch,
}: {
  className?: string | undefined
  onSearch: (q: string) => void
}) {
  const { t } = useLingui()
  const { inventory } = useCapabilities()
  const [text, setText] = useState('')
  return (
    <search ref={useWaypoint('search')} className={className}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text)
        }}
      >
        <SearchField
          label={t`Search vehicles`}
          clearLabel={t`Clear the search box`}
          placeholder={inventory ? t`Stock number, VIN, or model` : t`Name, plate, VIN, or driver`}
          value={text}
          maxLength={MAX_QUERY_LENGTH}
          onChange={setText}
        />
      </form>
    </search>
  )
}

import { useLingui } from '@lingui/react/macro'
import { MAX_QUERY_LENGTH } from '#domain/lists/textSearch'
import { SearchField } from '../../ui/controls/SearchField'

export interface SearchBoxProps {
  label: string
  placeholder: string
  text: string
  setText: (text: string) => void
}

export function SearchBox({ label, placeholder, text, setText }: SearchBoxProps) {
  const { t } = useLingui()
  return (
    <SearchField
      label={label}
      clearLabel={t`Clear the search box`}
      placeholder={placeholder}
      value={text}
      maxLength={MAX_QUERY_LENGTH}
      onChange={setText}
    />
  )
}

import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderInEnglish } from '../testing/renderIn'
import { SearchField } from './SearchField'

function Search() {
  const [value, setValue] = useState('118')
  return (
    <SearchField
      label="Search"
      clearLabel="Clear search"
      placeholder=""
      value={value}
      maxLength={60}
      onChange={setValue}
    />
  )
}

it('has the focus once it was cleared, for the button that had it is gone', () => {
  renderInEnglish(<Search />)
  const clear = screen.getByRole('button', { name: 'Clear search' })
  clear.focus()
  fireEvent.click(clear)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

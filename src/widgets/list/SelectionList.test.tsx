import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { SelectionList } from './SelectionList'
import { useSelection } from './useSelection'

interface PageProps {
  listed: readonly string[]
  found?: readonly string[]
}

function Page({ listed, found = listed }: PageProps) {
  const selection = useSelection(listed)
  return (
    <>
      <SelectionList rows={found} rowId={(id) => id} selection={selection} all="All of them">
        {(id) => id}
      </SelectionList>
      <p>chosen: {selection.chosen.join(' ')}</p>
      <button type="button" onClick={selection.clear}>
        Clear
      </button>
    </>
  )
}

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const chosen = () => screen.getByText(/^chosen:/).textContent

it('selects rows one by one or all matches, in the order of the list', () => {
  const { rerender } = renderInEnglish(<Page listed={['a', 'b', 'c']} />)
  tick('c')
  tick('a')
  expect(chosen()).toBe('chosen: a c')
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All of them' })
  expect([all.checked, all.indeterminate]).toEqual([false, true])
  rerender(<Page listed={['a', 'b', 'c']} found={['b']} />)
  tick('All of them')
  expect(chosen()).toBe('chosen: a b c')
  tick('All of them')
  expect(chosen()).toBe('chosen: a c')
})

it('clears its selection on request, and does not count removed rows', () => {
  const { rerender } = renderInEnglish(<Page listed={['a', 'b']} />)
  tick('All of them')
  rerender(<Page listed={['b']} />)
  expect(chosen()).toBe('chosen: b')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(chosen()).toBe('chosen: ')
})

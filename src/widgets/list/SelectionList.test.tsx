import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { SelectionList } from './SelectionList'
import { useSelection } from './useSelection'

const idOf = ({ id }: { id: string }) => id

function Page({ listed }: { listed: readonly string[] }) {
  const selection = useSelection(listed)
  return (
    <>
      <SelectionList
        rows={listed.map((id) => ({ id }))}
        textOf={idOf}
        label="Search rows"
        placeholder="A letter"
        selection={selection}
        all={(count) => `All ${count} of them`}
      >
        {idOf}
      </SelectionList>
      <p>chosen: {selection.chosen.join(' ')}</p>
      <button type="button" onClick={selection.clear}>
        Clear
      </button>
    </>
  )
}

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search rows' }), { target: { value: text } })
const chosen = () => screen.getByText(/^chosen:/).textContent

it('selects rows one by one or all matches, in the order of the list', () => {
  renderInEnglish(<Page listed={[...'abcdefgh']} />)
  tick('c')
  tick('a')
  expect(chosen()).toBe('chosen: a c')
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All 8 of them' })
  expect([all.checked, all.indeterminate]).toEqual([false, true])
  search('b')
  tick('All 1 of them')
  expect(chosen()).toBe('chosen: a b c')
  tick('All 1 of them')
  expect(chosen()).toBe('chosen: a c')
})

it('says that a search finds nothing, and offers none in a short list', () => {
  const { rerender } = renderInEnglish(<Page listed={[...'abcdefgh']} />)
  search('x')
  expect(screen.getByText('No results were found')).toBeTruthy()
  rerender(<Page listed={['a', 'b']} />)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('clears its selection on request, and does not count removed rows', () => {
  const { rerender } = renderInEnglish(<Page listed={['a', 'b']} />)
  tick('All 2 of them')
  rerender(<Page listed={['b']} />)
  expect(chosen()).toBe('chosen: b')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(chosen()).toBe('chosen: ')
})

import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { KitProvider } from '../kit/KitProvider'
import { inLanguage } from '../testing/renderIn'
import { SuggestField } from './SuggestField'

const VEHICLES = ['Unit 118', 'Unit 119', 'Van 3']
const PLACES = ['Union Depot']
const options = (names: readonly string[], text: string) =>
  names.filter((name) => name.toLowerCase().includes(text)).map((name) => ({ id: name, label: name }))

function show(opens = true) {
  const onChoose = vi.fn()
  const onOpenChange = vi.fn()
  function Search() {
    const [text, setText] = useState('')
    return (
      <SuggestField
        label="Search"
        clearLabel="Clear"
        placeholder=""
        maxLength={100}
        value={text}
        onChange={setText}
        opens={opens}
        groups={[
          { id: 'vehicles', label: 'Vehicles', options: options(VEHICLES, text) },
          { id: 'places', label: 'Places', options: options(PLACES, text) },
        ]}
        onChoose={onChoose}
        onOpenChange={onOpenChange}
      />
    )
  }
  const Language = inLanguage('en')
  render(
    <Language>
      <KitProvider>
        <Search />
      </KitProvider>
    </Language>,
  )
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  const type = (text: string) => fireEvent.change(box, { target: { value: text } })
  const press = (key: string) => {
    fireEvent.keyDown(box, { key })
    fireEvent.keyUp(box, { key })
  }
  const suggested = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  box.focus()
  return { box, type, press, suggested, onChoose, onOpenChange }
}

it('suggests while typing, by groups, and says how many', () => {
  const { type, suggested } = show()
  expect(suggested()).toEqual([])
  type('un')
  expect(suggested()).toEqual(['Unit 118', 'Unit 119', 'Union Depot'])
  expect(screen.getByRole('status').textContent).toBe('Suggestions: 3')
  type('x')
  expect(suggested()).toEqual([])
})

it('says when its suggestions open and when they close', () => {
  const { type, press, onOpenChange } = show()
  type('un')
  press('Escape')
  expect(onOpenChange.mock.calls).toEqual([[false], [true], [false]])
})

it('takes the first on Enter and keeps the text as it was typed', () => {
  const { box, type, press, suggested, onChoose } = show()
  type('un')
  press('Enter')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('vehicles', 'Unit 118')
  expect(suggested()).toEqual([])
  expect(box.value).toBe('un')
})

it('takes the one that the arrow keys are at', () => {
  const { box, type, press, onChoose } = show()
  type('un')
  for (let step = 0; step < 3; step += 1) press('ArrowDown')
  expect(box.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: 'Union Depot' }).id,
  )
  press('Enter')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('places', 'Union Depot')
})

it('takes the one that is tapped', () => {
  const { type, suggested, onChoose } = show()
  type('van')
  fireEvent.click(screen.getByRole('option', { name: 'Van 3' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('vehicles', 'Van 3')
  expect(suggested()).toEqual([])
})

it('closes on Escape with its text, and opens again on arrow down', () => {
  const { box, type, press, suggested } = show()
  type('un')
  press('Escape')
  expect(suggested()).toEqual([])
  expect(box.value).toBe('un')
  press('ArrowDown')
  expect(suggested()).toHaveLength(3)
})

it('beside an open list shows no suggestions, and Enter takes the first', () => {
  const { type, press, suggested, onChoose } = show(false)
  type('un')
  expect(suggested()).toEqual([])
  press('Enter')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('vehicles', 'Unit 118')
})

import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../controls/Button'
// A form loads the calendars, which are loaded at once here.
import '../dates/Calendar'
import '../dates/RangeCalendar'
import { DateField } from '../dayfields/DateField'
import { DateRangeField } from '../dayfields/DateRangeField'
import { KitProvider } from '../kit/KitProvider'
import { advanceClock, installFakeClock } from '../testing/clock'
import { inLanguage } from '../testing/renderIn'
import { CheckboxField } from './CheckboxField'
import { ComboBoxField } from './ComboBoxField'
import { RadioGroup } from './RadioGroup'
import { SelectField } from './SelectField'
import { TextField } from './TextField'

installFakeClock()

const DRIVERS = [
  { id: 'a', label: 'Amara Osei' },
  { id: 'b', label: 'Björn Åkesson' },
  { id: 'c', label: 'Chen Wei', disabled: true },
] as const
type Driver = (typeof DRIVERS)[number]['id']
const TODAY = { year: 2026, month: 11, day: 21 }

function TextPart({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return <TextField label="Name" value={value} onChange={setValue} isRequired />
}
function MailPart({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <TextField
      label="Email"
      value={value}
      onChange={setValue}
      validate={(text) => (text.includes('@') ? null : 'An email has an @')}
    />
  )
}
function SelectPart() {
  const [value, setValue] = useState<Driver | null>(null)
  return <SelectField label="Driver" options={DRIVERS} value={value} onChange={setValue} isRequired />
}
function ComboPart() {
  const [value, setValue] = useState<Driver | null>(null)
  return <ComboBoxField label="Manager" options={DRIVERS} value={value} onChange={setValue} isRequired />
}
function CheckPart() {
  const [value, setValue] = useState(false)
  return (
    <CheckboxField checked={value} onChange={setValue} isRequired>
      Terms
    </CheckboxField>
  )
}
function RadioPart() {
  const [value, setValue] = useState<Driver | null>(null)
  return <RadioGroup label="Owner" options={DRIVERS} value={value} onChange={setValue} isRequired />
}
function DayPart() {
  const [value, setValue] = useState<typeof TODAY | null>(null)
  return <DateField label="Due" value={value} onChange={setValue} today={TODAY} isRequired />
}

function showForm(parts: ReactNode, locale: 'en' | 'fr-CA' | 'es-MX' = 'en') {
  const onSubmit = vi.fn()
  const Language = inLanguage(locale)
  render(
    <Language>
      <KitProvider>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {parts}
          <Button kind="primary" submit>
            Send
          </Button>
        </form>
      </KitProvider>
    </Language>,
  )
  return onSubmit
}

const send = () => act(() => document.querySelector('form')?.requestSubmit())
const errors = () => screen.queryAllByText('Value required').length

describe('an empty required field', () => {
  it.each([
    ['text', <TextPart key="1" />],
    ['select', <SelectPart key="1" />],
    ['combo box', <ComboPart key="1" />],
    ['checkbox', <CheckPart key="1" />],
    ['radio group', <RadioPart key="1" />],
    ['day', <DayPart key="1" />],
  ])('says so when the form is sent, and not before: %s', async (_name, part) => {
    const onSubmit = showForm(part)
    expect(errors()).toBe(0)
    await send()
    expect(errors()).toBe(1)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it.each([
    ['fr-CA', 'Valeur requise'],
    ['es-MX', 'Valor obligatorio'],
  ] as const)('says so in %s', async (locale, words) => {
    showForm(<TextPart />, locale)
    await send()
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('counts blanks as empty', async () => {
    const onSubmit = showForm(<TextPart first="   " />)
    await send()
    expect(errors()).toBe(1)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('gets the focus when it is the first, and what was typed elsewhere stays', async () => {
    showForm([<MailPart key="1" first="a@b.ca" />, <TextPart key="2" />, <SelectPart key="3" />])
    await send()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('a@b.ca')
  })

  it('is described by its error', async () => {
    showForm(<TextPart />)
    await send()
    const field = screen.getByRole('textbox', { name: 'Name' })
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Value required')
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a text field', () => {
  it('says what is wrong with a value', async () => {
    const onSubmit = showForm(<MailPart first="nobody" />)
    await send()
    expect(screen.getByText('An email has an @')).toBeTruthy()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('lets an optional empty value pass', async () => {
    const onSubmit = showForm(<MailPart />)
    await send()
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

describe('a select', () => {
  it('opens a list and takes what is chosen', async () => {
    showForm(<SelectPart />)
    fireEvent.click(screen.getByRole('button', { name: /Driver/ }))
    await advanceClock(50)
    expect(screen.getByRole('option', { name: 'Chen Wei' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('option', { name: 'Björn Åkesson' }))
    await advanceClock(400)
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.getByRole('button', { name: /Driver/ }).textContent).toContain('Björn Åkesson')
  })
})

describe('a combo box', () => {
  const type = async (text: string) => {
    const box = screen.getByRole('combobox', { name: 'Manager' })
    act(() => box.focus())
    fireEvent.change(box, { target: { value: text } })
    await advanceClock(50)
  }

  it('finds a part of a name without its accents', async () => {
    showForm(<ComboPart />)
    await type('akes')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Björn Åkesson'])
  })

  it('opens its list for a tap, and not because a form gives it the focus', async () => {
    showForm(<ComboPart />)
    const box = screen.getByRole('combobox', { name: 'Manager' })
    act(() => box.focus())
    await advanceClock(50)
    expect(screen.queryByRole('listbox')).toBeNull()
    fireEvent.click(box)
    await advanceClock(50)
    expect(screen.getAllByRole('option')).toHaveLength(DRIVERS.length)
  })

  it('has a word for nothing found', async () => {
    showForm(<ComboPart />)
    await type('zzz')
    expect(screen.getByText('No results were found')).toBeTruthy()
  })
})

describe('a day', () => {
  const openCalendar = async (name: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await advanceClock(50)
  }
  const tap = (day: number) => {
    const grid = screen.getByRole('grid')
    const [cell] = within(grid)
      .getAllByText(String(day))
      .map((number) => number.closest('[role="button"]'))
      .filter((button) => button && !button.hasAttribute('data-outside-month'))
    if (!cell) throw new Error(`no ${day}`)
    fireEvent.click(cell)
  }

  it('is chosen in the month of the demo and said in words', async () => {
    showForm(<DayPart />)
    await openCalendar(/Due/)
    tap(5)
    await advanceClock(400)
    expect(screen.queryByRole('grid')).toBeNull()
    expect(screen.getByRole('button', { name: /Due/ }).textContent).toBe('Nov 5, 2026')
  })

  it('keeps to its limits', async () => {
    const onChange = vi.fn()
    showForm(
      <DateField
        label="Due"
        value={null}
        onChange={onChange}
        today={TODAY}
        min={{ year: 2026, month: 11, day: 10 }}
        max={TODAY}
      />,
    )
    await openCalendar(/Due/)
    tap(9)
    tap(22)
    expect(onChange).not.toHaveBeenCalled()
    tap(10)
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ year: 2026, month: 11, day: 10 })
  })

  it.each([
    [{ month: 11, day: 4 }, 'Nov 4 – Nov 21, 2026'],
    [{ month: 11, day: 21 }, 'Nov 21, 2026'],
  ])('and its range are said shortly: from %o', (start, words) => {
    showForm(
      <DateRangeField
        label="Days"
        value={{ start: { year: 2026, ...start }, end: TODAY }}
        onChange={() => {}}
        today={TODAY}
      />,
    )
    expect(screen.getByRole('button', { name: /Days/ }).textContent).toBe(words)
  })

  it('may be two: a range is given once both ends are chosen, in order', async () => {
    const onChange = vi.fn()
    showForm(<DateRangeField label="Days" value={null} onChange={onChange} today={TODAY} />)
    await openCalendar(/Days/)
    tap(12)
    expect(onChange).not.toHaveBeenCalled()
    tap(4)
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      start: { year: 2026, month: 11, day: 4 },
      end: { year: 2026, month: 11, day: 12 },
    })
  })
})

describe('a text that is too long', () => {
  function Limited({ first = '' }: { first?: string }) {
    const [value, setValue] = useState(first)
    return <TextField label="Name" value={value} onChange={setValue} maxLength={10} />
  }
  /** Pastes as a browser does: text that does not fit is cut. */
  function paste(field: HTMLInputElement, text: string) {
    fireEvent.paste(field, { clipboardData: { getData: () => text } })
    const next = (field.value + text).slice(0, field.maxLength)
    if (next !== field.value) fireEvent.change(field, { target: { value: next } })
  }
  const show = (first?: string) => {
    render(<Limited {...(first && { first })} />, { wrapper: inLanguage('en') })
    return screen.getByRole<HTMLInputElement>('textbox')
  }
  const statusText = () => screen.getByRole('status').textContent

  it('is said as soon as the field is full, and no sooner', () => {
    const field = show('123456789')
    expect(statusText()).toBe('')
    fireEvent.change(field, { target: { value: '1234567890' } })
    expect(statusText()).toBe('The limit is 10 characters.')
    fireEvent.change(field, { target: { value: '123456789' } })
    expect(statusText()).toBe('')
  })

  it('is said with what a paste has lost, also where nothing of it fits', () => {
    const field = show('12345678')
    paste(field, 'abcd')
    expect(statusText()).toBe('The limit is 10 characters. The last 2 characters you pasted were left out.')
    paste(field, 'x')
    expect(statusText()).toBe('The limit is 10 characters. The last character you pasted was left out.')
    fireEvent.change(field, { target: { value: '12' } })
    expect(statusText()).toBe('')
  })
})

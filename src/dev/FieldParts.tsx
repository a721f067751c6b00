import { type FormEvent, useState } from 'react'
import type { CalendarDay } from '#domain/base/demoTime'
import { Button } from '../ui/controls/Button'
import { SearchField } from '../ui/controls/SearchField'
import { Calendar } from '../ui/dates/Calendar'
import type { DayRange } from '../ui/dates/calendarDate'
import { RangeCalendar } from '../ui/dates/RangeCalendar'
import { DateField } from '../ui/dayfields/DateField'
import { DateRangeField } from '../ui/dayfields/DateRangeField'
import { Card } from '../ui/display/Card'
import { toast } from '../ui/feedback/toast'
import { CheckboxField } from '../ui/fields/CheckboxField'
import { ComboBoxField } from '../ui/fields/ComboBoxField'
import { RadioGroup } from '../ui/fields/RadioGroup'
import { SelectField } from '../ui/fields/SelectField'
import { TextField } from '../ui/fields/TextField'
import { ACTION_ICONS } from '../ui/icons/actionIcons'
import { ICONS } from '../ui/icons/icons'
import styles from './KitPage.module.css'
import { EMOJI_NAME, LONG_NAME, RTL_NAME } from './samples'

const DRIVERS = [
  { id: 'a', label: 'Amara Osei', detail: 'All Fleets', icon: ICONS.user },
  { id: 'b', label: LONG_NAME },
  { id: 'c', label: RTL_NAME },
  { id: 'd', label: EMOJI_NAME },
  { id: 'e', label: 'Nobody', disabled: true },
] as const
const TODAY: CalendarDay = { year: 2026, month: 11, day: 21 }
const FIRST: CalendarDay = { year: 2026, month: 9, day: 12 }
type Driver = (typeof DRIVERS)[number]['id']

/** A form with one field of each kind; sending it empty shows every error. */
export function FieldParts() {
  const [name, setName] = useState('')
  const [mail, setMail] = useState('')
  const [note, setNote] = useState(LONG_NAME)
  const [driver, setDriver] = useState<Driver | null>(null)
  const [other, setOther] = useState<Driver | null>(null)
  const [agreed, setAgreed] = useState(false)
  const [channel, setChannel] = useState<'mail' | 'text' | null>(null)
  const [day, setDay] = useState<CalendarDay | null>(null)
  const [range, setRange] = useState<DayRange | null>(null)
  const [query, setQuery] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    toast('Success')
  }
  return (
    <>
      <Card title="A form, all required">
        <form className={styles.stack} onSubmit={send}>
          <TextField label="Name" value={name} onChange={setName} isRequired hint="As on the license" />
          <TextField
            label="Email"
            type="email"
            value={mail}
            onChange={setMail}
            isRequired
            icon={ACTION_ICONS.globe}
            placeholder="name@example.com"
          />
          <SelectField label="Driver" options={DRIVERS} value={driver} onChange={setDriver} isRequired />
          <ComboBoxField label="Manager" options={DRIVERS} value={other} onChange={setOther} isRequired />
          <DateField label="Due" value={day} onChange={setDay} today={TODAY} isRequired />
          <RadioGroup
            label="Channel"
            options={[
              { id: 'mail', label: 'Email', detail: 'Once a day' },
              { id: 'text', label: 'Text message' },
            ]}
            value={channel}
            onChange={setChannel}
            isRequired
          />
          <CheckboxField checked={agreed} onChange={setAgreed} isRequired>
            I have read the terms
          </CheckboxField>
          <Button kind="primary" submit>
            Send
          </Button>
        </form>
      </Card>
      <Card title="Days">
        <div className={styles.stack}>
          <DateRangeField
            label="From and to"
            value={range}
            onChange={setRange}
            today={TODAY}
            min={FIRST}
            max={TODAY}
            hint="The last ten weeks"
          />
          <Calendar label="Day" value={day} onChange={setDay} today={TODAY} />
          <RangeCalendar
            label="Days"
            value={range}
            onChange={setRange}
            today={TODAY}
            min={FIRST}
            max={TODAY}
          />
        </div>
      </Card>
      <Card title="Fields in other states">
        <div className={styles.stack}>
          <SearchField
            label="Search"
            clearLabel="Clear search"
            placeholder="Search"
            value={query}
            maxLength={80}
            onChange={setQuery}
          />
          <TextField label="Note" multiline value={note} onChange={setNote} />
          <TextField label="Speed" value="80" onChange={() => {}} suffix="km/h" inputMode="numeric" />
          <TextField label="Taken" value={EMOJI_NAME} onChange={() => {}} error="This name is taken" />
          <TextField label={LONG_NAME} value={RTL_NAME} onChange={() => {}} isDisabled />
          <SelectField label="Disabled" options={DRIVERS} value="b" onChange={() => {}} isDisabled />
          <SelectField label="Long" options={DRIVERS} value="b" onChange={() => {}} />
          <CheckboxField checked isDisabled onChange={() => {}}>
            Disabled and ticked
          </CheckboxField>
          <CheckboxField checked={false} isIndeterminate onChange={() => {}} hint="Three of five">
            {LONG_NAME}
          </CheckboxField>
        </div>
      </Card>
    </>
  )
}

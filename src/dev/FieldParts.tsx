import { type FormEvent, useState } from 'react'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { CheckboxField } from '../ui/CheckboxField'
import { ComboBoxField } from '../ui/ComboBoxField'
import { ICONS } from '../ui/icons'
import { RadioGroup } from '../ui/RadioGroup'
import { SearchField } from '../ui/SearchField'
import { SelectField } from '../ui/SelectField'
import { TextField } from '../ui/TextField'
import { toast } from '../ui/toast'
import styles from './KitPage.module.css'
import { EMOJI_NAME, LONG_NAME, RTL_NAME } from './samples'

const DRIVERS = [
  { id: 'a', label: 'Amara Osei', detail: 'All Fleets', icon: ICONS.user },
  { id: 'b', label: LONG_NAME },
  { id: 'c', label: RTL_NAME },
  { id: 'd', label: EMOJI_NAME },
  { id: 'e', label: 'Nobody', disabled: true },
] as const
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
  const [query, setQuery] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    toast('Success')
  }
  return (
    <>
      <Card title="A form, all required">
        <form className={styles.stack} onSubmit={send}>
          <TextField label="Name" value={name} onChange={setName} isRequired hint="As on the licence" />
          <TextField
            label="Email"
            type="email"
            value={mail}
            onChange={setMail}
            isRequired
            icon={ICONS.globe}
            placeholder="name@example.com"
          />
          <SelectField label="Driver" options={DRIVERS} value={driver} onChange={setDriver} isRequired />
          <ComboBoxField label="Manager" options={DRIVERS} value={other} onChange={setOther} isRequired />
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

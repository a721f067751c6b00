import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Header, ListBox, ListBoxSection } from 'react-aria-components/ListBox'
import { Input, TextField } from 'react-aria-components/TextField'
import { IconButton } from '../controls/IconButton'
import searchStyles from '../controls/SearchField.module.css'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import listStyles from './ListBox.module.css'
import { type Option, OptionRow } from './OptionRow'
import styles from './SuggestField.module.css'

export interface SuggestionGroup<Id extends string> {
  id: Id
  label: string
  options: readonly Option[]
  /** Shown if there are no options; without it such a group is left out. */
  empty?: string | undefined
}

export interface SuggestFieldProps<Id extends string> {
  label: string
  /** Name of the button that empties the box. */
  clearLabel: string
  placeholder: string
  maxLength: number
  value: string
  onChange: (value: string) => void
  /** Suggestions, the most likely first. */
  groups: readonly SuggestionGroup<Id>[]
  /** Whether suggestions open while typing; otherwise only Enter accepts the first. */
  opens: boolean
  onChoose: (group: Id, option: string) => void
  /** Called when suggestions open or close. */
  onOpenChange?: (open: boolean) => void
}

/**
 * A search box that suggests while typing. Enter takes the suggestion selected by arrow keys, otherwise the
 * first; the text stays as it was typed.
 */
export function SuggestField<Id extends string>(props: SuggestFieldProps<Id>) {
  const { label, clearLabel, placeholder, maxLength, value, onChange, groups, opens } = props
  const { onChoose, onOpenChange } = props
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(false)
  const found = groups.filter(({ options }) => options.length > 0)
  const count = found.reduce((sum, { options }) => sum + options.length, 0)
  const open = asked && opens && value !== '' && count > 0
  useLayoutEffect(() => onOpenChange?.(open), [open, onOpenChange])
  const choose = (group: Id, option: string) => {
    setAsked(false)
    onChoose(group, option)
    // The on-screen keyboard would cover the result.
    if (matchMedia('(pointer: coarse)').matches) frame.current?.querySelector('input')?.blur()
  }
  const onKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    const [first] = found
    const [option] = first?.options ?? []
    if (event.key === 'ArrowDown' && !open) setAsked(true)
    else if (event.key === 'Escape' && open) setAsked(false)
    else if (event.key === 'Enter' && first && option && value !== '' && !(open && isAtOption(event.target)))
      choose(first.id, option.id)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the box inside, before it sees them
    <div
      ref={frame}
      className={styles.frame}
      onKeyDownCapture={onKey}
      onBlur={({ relatedTarget }) => {
        if (!frame.current?.contains(relatedTarget)) setAsked(false)
      }}
    >
      <Autocomplete
        inputValue={value}
        onInputChange={(text) => {
          setAsked(true)
          onChange(text)
        }}
        disableAutoFocusFirst
      >
        <TextField
          aria-label={label}
          type="search"
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          className={cx(searchStyles.field)}
        >
          <Icon path={ICONS.search} />
          <Input
            className={cx(searchStyles.input)}
            data-target="search"
            placeholder={placeholder}
            onClick={() => setAsked(true)}
          />
          {value !== '' && (
            <IconButton
              label={clearLabel}
              icon={ICONS.x}
              data-target="search-clear"
              onClick={() => onChange('')}
            />
          )}
        </TextField>
        {open && (
          // The box keeps its focus while a suggestion is pressed.
          // biome-ignore lint/a11y/noStaticElementInteractions: see above
          <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
            <ListBox
              aria-label={t`Suggestions`}
              className={cx(listStyles.list, styles.list)}
              onAction={(key) => {
                const [group, ...option] = String(key).split('/')
                const chosen = found.find(({ id }) => id === group)
                if (chosen) choose(chosen.id, option.join('/'))
              }}
            >
              {groups.filter(isShown).map(({ id, label: heading, empty, options }) => (
                <ListBoxSection key={id} id={id} className={cx(id === found[0]?.id && styles.first)}>
                  <Header className={styles.heading}>
                    {heading}
                    {options.length === 0 && <span className={styles.empty}>{empty}</span>}
                  </Header>
                  {options.map((option) => (
                    <OptionRow key={option.id} option={{ ...option, id: `${id}/${option.id}` }} />
                  ))}
                </ListBoxSection>
              ))}
            </ListBox>
          </div>
        )}
      </Autocomplete>
      <p className="visually-hidden" role="status">
        {open && t`Suggestions: ${count}`}
      </p>
    </div>
  )
}

const isShown = ({ options, empty }: SuggestionGroup<string>) => options.length > 0 || empty !== undefined

/** Whether the arrow keys have selected a suggestion. */
function isAtOption(input: HTMLInputElement): boolean {
  return (input.getAttribute('aria-activedescendant') ?? '') !== ''
}

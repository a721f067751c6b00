import { useState } from 'react'
import { CODE_ALPHABET, cleanCode } from '#domain/game/codeText'
import { Form } from '../../../ui/fields/Form'
import { LetterField } from '../letters/LetterField'

export interface CodeFormProps<Content extends object> {
  id: string
  label: string
  value: string
  length: number
  /** The contents of the code, or a sentence about what is wrong with it. */
  read: (text: string) => Content | string
  onChange: (value: string) => void
  /** Resolves with what went wrong; null if nothing did. */
  onCode: (content: Content) => Promise<string | null>
}

const KEYS = [...CODE_ALPHABET]

/** Entry of a code of another device, checked once it is complete. */
export function CodeForm<Content extends object>({
  id,
  label,
  value,
  length,
  read,
  onChange,
  onCode,
}: CodeFormProps<Content>) {
  const [problem, setProblem] = useState<string | null>(null)
  const change = (next: string) => {
    onChange(next)
    const content = next.length === length ? read(next) : null
    setProblem(typeof content === 'string' ? content : null)
  }
  const submit = () => {
    const content = read(value)
    // Only a promise holds up the next press.
    if (typeof content !== 'string') return onCode(content).then(setProblem)
    setProblem(content)
  }
  return (
    <Form id={id} onSubmit={submit} autoComplete="off">
      <LetterField
        label={label}
        value={value}
        length={length}
        groupOf={length / 2}
        keys={KEYS}
        problem={problem}
        clean={cleanCode}
        onChange={change}
      />
    </Form>
  )
}

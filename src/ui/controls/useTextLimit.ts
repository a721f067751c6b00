import { type ClipboardEvent, useState } from 'react'

export interface TextLimit {
  /** Number of characters cut from a paste that did not fit; null otherwise. */
  lost: number | null
  isFull: boolean
  onPaste: (event: ClipboardEvent<HTMLElement>) => void
}

/** Messages of a text field with a limit: that it is full, and how much of a paste was cut. */
export function useTextLimit(value: string, maxLength: number | undefined): TextLimit {
  const [cut, setCut] = useState<{ lost: number; before: string; after: string } | null>(null)
  const isFull = maxLength !== undefined && value.length >= maxLength
  // The browser cuts the paste and then reports a full field; any other change removes the message.
  if (cut && value !== cut.before && value !== cut.after) {
    setCut(isFull && cut.after === cut.before ? { ...cut, after: value } : null)
  }
  return {
    isFull,
    lost: isFull ? (cut?.lost ?? null) : null,
    onPaste: ({ target, clipboardData }) => {
      if (maxLength === undefined || !isTextInput(target)) return
      const selected = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0)
      const pasted = clipboardData.getData('text').length
      const lost = value.length - selected + pasted - maxLength
      setCut(lost > 0 ? { lost, before: value, after: value } : null)
    },
  }
}

function isTextInput(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

import { useEffect, useRef, useState } from 'react'
import type { Export } from '../../../metrics/exchange/exchange'

/** A transfer whose file was saved, and that waits for staff to say so. */
export interface TransferQuestion {
  file: Export
  answer: (isKept: boolean) => void
}

/** Asks whether the file of a transfer is kept; leaving the section is a no. */
export function useTransferQuestion(): {
  question: TransferQuestion | null
  ask: (file: Export) => Promise<boolean>
} {
  const [question, setQuestion] = useState<TransferQuestion | null>(null)
  const asked = useRef<TransferQuestion | null>(null)
  useEffect(() => () => asked.current?.answer(false), [])
  const ask = (file: Export) =>
    new Promise<boolean>((resolve) => {
      asked.current = {
        file,
        answer: (isKept) => {
          asked.current = null
          setQuestion(null)
          resolve(isKept)
        },
      }
      setQuestion(asked.current)
    })
  return { question, ask }
}

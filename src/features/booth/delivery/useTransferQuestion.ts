import { useEffect, useRef, useState } from 'react'
import type { Export } from '../../../metrics/exchange/exchange'

/** A transfer whose file was saved, until staff confirm it. */
export interface TransferQuestion {
  file: Export
  answer: (isKept: boolean) => void
}

/** Asks whether the file of a transfer was saved; leaving the section means no. */
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

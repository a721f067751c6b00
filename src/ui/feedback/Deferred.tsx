import type { ReactNode } from 'react'
import { useIsPainted } from './useIsPainted'

/** Renders content further down a screen after the top is painted, so that taps are answered at once. */
export function Deferred({ children }: { children: ReactNode }) {
  return useIsPainted() ? children : null
}

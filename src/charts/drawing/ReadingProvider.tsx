import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface PointedAt {
  /** Index of the selected point; null without one. */
  at: number | null
  point: (at: number | null) => void
}

const PointedAtContext = createContext<PointedAt>({ at: null, point: () => {} })

/** The selected point of a chart. Only components that use it render again when it moves. */
export function ReadingProvider({ children }: { children: ReactNode }) {
  const [at, point] = useState<number | null>(null)
  const context = useMemo(() => ({ at, point }), [at])
  return <PointedAtContext value={context}>{children}</PointedAtContext>
}

export function usePointedAt(): PointedAt {
  return useContext(PointedAtContext)
}

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface PointedAt {
  /** Place of the point that is read; null while none is. */
  at: number | null
  point: (at: number | null) => void
}

const PointedAtContext = createContext<PointedAt>({ at: null, point: () => {} })

/** Which point of a chart is read. What does not ask for it is not drawn again when it moves. */
export function ReadingProvider({ children }: { children: ReactNode }) {
  const [at, point] = useState<number | null>(null)
  const context = useMemo(() => ({ at, point }), [at])
  return <PointedAtContext value={context}>{children}</PointedAtContext>
}

export function usePointedAt(): PointedAt {
  return useContext(PointedAtContext)
}

import { useSyncExternalStore } from 'react'
import { onSeedProblem, seedProblem } from '../../data/core/seedStatus'
import type { AppErrorCode } from '../../domain/kiosk/errors'
import { retryData } from '../boot/retry'

export function useDataProblem(): AppErrorCode | null {
  return useSyncExternalStore(onSeedProblem, () => seedProblem()?.code ?? null)
}

export const useRetryData = (): ((code: AppErrorCode) => void) => retryData

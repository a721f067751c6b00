import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useRef } from 'react'
import type { ReviewStatus } from '#domain/trips/cameraEvent'
import { reviewClips } from '../../../data/queries/cameraClips'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { REVIEW_LOOKS } from './cameraLooks'

/** Marks clips, with undo. @returns whether it was stored */
export type Review = (ids: readonly string[], status: ReviewStatus) => Promise<boolean>

/** The same function from render to render, so that no row is rendered for it. */
export function useReview(): Review {
  const { i18n } = useLingui()
  const run = useUndoable()
  const latest = useRef(run)
  latest.current = run
  return useCallback(
    (ids, status) => {
      const name = i18n._(REVIEW_LOOKS[status].label)
      const done = plural(ids.length, { one: `# clip marked: ${name}`, other: `# clips marked: ${name}` })
      return latest.current(reviewClips(ids, status), done)
    },
    [i18n],
  )
}

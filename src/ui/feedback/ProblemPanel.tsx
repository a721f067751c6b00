import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { AppErrorCode } from '#domain/base/errors'
import { Button } from '../controls/Button'
import { ENTRY_ICONS } from '../icons/entryIcons'
import { Notice } from './Notice'
import { PROBLEMS } from './problems'

export interface ProblemPanelProps {
  code: AppErrorCode
  heading?: 'h1' | 'h2'
  onRetry: () => void
  /** A secondary action. */
  children?: ReactNode
}

/** An error message with a way to continue; the code selects the text. */
export function ProblemPanel({ code, heading = 'h2', onRetry, children }: ProblemPanelProps) {
  const { _ } = useLingui()
  const { title, text, action } = PROBLEMS[code]
  return (
    <div role="alert">
      <Notice
        icon={ENTRY_ICONS.triangleAlert}
        heading={heading}
        title={_(title)}
        actions={
          <>
            <Button kind="primary" onClick={onRetry}>
              {_(action)}
            </Button>
            {children}
          </>
        }
      >
        <p>{_(text)}</p>
      </Notice>
    </div>
  )
}

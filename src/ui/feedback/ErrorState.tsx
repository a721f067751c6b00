import { useLingui } from '@lingui/react/macro'
import { Button } from '../controls/Button'
import { ICONS } from '../icons/icons'
import { Notice } from './Notice'

export interface ErrorStateProps {
  title: string
  /** What it means for the reader, in a sentence. */
  children?: string
  onRetry?: () => void
}

/** A part of a screen that failed. For a whole screen or a known code use `ProblemPanel`. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const { t } = useLingui()
  return (
    <div role="alert">
      <Notice
        icon={ICONS.triangleAlert}
        title={title}
        actions={
          onRetry && (
            <Button kind="plain" onClick={onRetry}>
              {t`Try again`}
            </Button>
          )
        }
      >
        {children}
      </Notice>
    </div>
  )
}

import type { AppErrorCode } from '../../../domain/kiosk/errors'
import { surface } from '../../../ui/display/surface'
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel'

/** In place of the list: why there is none, and what to do. */
export function ListProblem({
  code,
  onRetry,
}: {
  code: AppErrorCode
  onRetry: (code: AppErrorCode) => void
}) {
  return (
    <section className={surface()}>
      <ProblemPanel code={code} onRetry={() => onRetry(code)} />
    </section>
  )
}

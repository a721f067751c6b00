import type { AppErrorCode } from '../../../domain/errors'
import { ProblemPanel } from '../../../ui/ProblemPanel'
import { surface } from '../../../ui/surface'

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

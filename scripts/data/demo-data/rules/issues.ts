import * as v from 'valibot'

/** Schema issues as plain sentences: where, and what. */
export function issuesOf(what: string, issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => `${what} ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

import type { Entry } from './harness/log'
import type { Finding, Tool, ToolName } from './harness/tool'

/** What the page tells of a soak. */
export interface Soak {
  build: string
  /** ISO 8601. */
  began: string
  minutes: number
  state: 'still going on' | 'ended' | 'ended by hand'
  /** Tools that were asked for; why one cannot run. */
  tools: readonly (Pick<Tool, 'name' | 'unit' | 'seeds'> & { missing: string | null })[]
  /** Walked in this run. */
  now: readonly Entry[]
  /** Walked with this build before. */
  before: readonly Entry[]
}

interface Sum {
  seeds: number
  count: number
  seconds: number
  findings: number
}

/** What a run came to, in a line. */
export function summaryLine({ tools, now }: Pick<Soak, 'tools' | 'now'>, title = 'soak'): string {
  const { findings, seconds } = sumOf(now)
  const each = tools.map(({ name, unit, missing }) => {
    const { seeds, count } = sumOf(now, name)
    return missing ? `${name} not run` : `${name} ${seeds} seeds, ${count} ${unit}`
  })
  const found = `${findings} ${findings === 1 ? 'finding' : 'findings'}`
  return `${title}: ${found} in ${seconds.toFixed(0)} s (${each.join('; ')})`
}

/** The page of a run, HTML. @param href how the page links to a file of the repository */
export function soakPage(soak: Soak, href: (file: string) => string): string {
  const { build, began, minutes, state, tools, now, before } = soak
  const rows = tools.map(({ name, unit, seeds, missing }) => {
    if (missing) return `<tr><th>${name}<td colspan=8>not run: ${escaped(missing)}`
    const all = sumOf([...before, ...now], name)
    const left = seeds === undefined ? '' : ` of ${seeds}`
    return `<tr><th>${name}${cells(sumOf(now, name), unit)}${cells(all, unit, left)}`
  })
  const found = (entries: readonly Entry[], when: string) =>
    entries.flatMap(({ tool, seed, findings }) =>
      findings.map((finding) => findingItem(tool, seed, finding, when, href)),
    )
  const items = [...found(now, ''), ...found(before, ', in an earlier run')]
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Soak of build ${build}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #ccc } th { text-align: left }
li { margin-bottom: 1rem } code { background: #eee; padding: .1rem .3rem }
</style>
<h1>Soak of build ${build}</h1>
<p>Began ${began}, ${minutes} minutes, ${state}. ${escaped(summaryLine(soak))}</p>
<table>
<tr><th><th colspan=4>this run<th colspan=4>this build
<tr><th>tool${'<th>seeds<th>walked<th>seconds<th>findings'.repeat(2)}
${rows.join('\n')}
</table>
<h2>Findings</h2>
${items.length > 0 ? `<ol>\n${items.join('\n')}\n</ol>` : '<p>None.</p>'}
</html>
`
}

function sumOf(entries: readonly Entry[], name?: ToolName): Sum {
  const own = entries.filter(({ tool }) => name === undefined || tool === name)
  const total = (of: (entry: Entry) => number) => own.reduce((sum, entry) => sum + of(entry), 0)
  return {
    seeds: own.length,
    count: total(({ count }) => count),
    seconds: total(({ seconds }) => seconds),
    findings: total(({ findings }) => findings.length),
  }
}

function cells({ seeds, count, seconds, findings }: Sum, unit: string, left = ''): string {
  return `<td>${seeds}${left}<td>${count} ${unit}<td>${seconds.toFixed(0)}<td>${findings}`
}

function findingItem(
  tool: ToolName,
  seed: number,
  { sentence, repeat, files }: Finding,
  when: string,
  href: (file: string) => string,
): string {
  const links = files.map((file) => `<a href="${escaped(href(file))}">${escaped(file)}</a>`)
  return `<li>${tool}, seed ${seed}${when}: ${escaped(sentence)}<br><code>${escaped(repeat)}</code><br>${links.join(', ')}`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

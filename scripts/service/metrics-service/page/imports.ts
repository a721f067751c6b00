import { html } from 'hono/html'
import type { ImportedKiosk, RefusedFile } from '../imports/importedExports'
import { printable } from '../report/picture'
import { type Html, table } from './parts'

const REASONS: Record<RefusedFile['reason'], string> = {
  'not-an-export': 'This is not a file exported by a kiosk.',
  'newer-schema': 'This file is from a newer version. Update this service first.',
  'wrong-count': 'This file is incomplete. Export it again.',
  'wrong-hash': 'This file was changed or damaged in transit. Export it again.',
  'broken-line': 'A line in this file is damaged. Export it again.',
  'repeated-id': 'This file contains a duplicate record. Export it again.',
  older: 'A newer file of the same kiosk is shown.',
  'too-many': 'No more kiosks can be shown. Remove some first.',
}

/** The form stands beside what is refreshed: a file that was chosen must not vanish. */
export function importForm(): Html {
  return html`<section aria-labelledby="h-import"><h2 id="h-import">Files from kiosks</h2>
<p class="note">Export files show kiosks, ways in, game runs and the leaderboard, as of the time of each file. They are kept beside the database until you remove them, and change nothing of what was posted.</p>
<form method="post" action="/imports" enctype="multipart/form-data"><label for="files">Export files (NDJSON)</label>
<input id="files" type="file" name="file" accept=".ndjson,.jsonl,application/x-ndjson,text/plain" multiple required><button>Show</button></form></section>`
}

/** The files of the last upload that are not shown. */
export function refusedFiles(refused: readonly RefusedFile[]): Html {
  if (refused.length === 0) return html``
  return html`<section class="problem" role="alert" aria-labelledby="h-refused"><h2 id="h-refused">Not shown</h2><ul>${refused.map(
    ({ file, reason }) => html`<li><b>${printable(file)}</b> ${REASONS[reason]}</li>`,
  )}</ul></section>`
}

/** The kiosks whose files are shown, each with the time of its file. */
export function kioskTable(kiosks: readonly ImportedKiosk[], moment: (iso: string) => string): Html {
  if (kiosks.length === 0) return html``
  return html`<section aria-labelledby="h-kiosks"><h2 id="h-kiosks">Kiosks</h2><p class="note">Whole files, of all days together.</p>${table(
    [
      ['Kiosk'],
      ['As of'],
      ['Visits', 'n'],
      ['Sent', 'n'],
      ['Found here', 'n'],
      ['Waiting', 'n'],
      ['Refused', 'n'],
      ['Game runs', 'n'],
      ['Build'],
      ['File'],
    ],
    kiosks.map((kiosk) => kioskRow(kiosk, moment)),
  )}</section>`
}

function kioskRow(kiosk: ImportedKiosk, moment: (iso: string) => string): Html {
  const { device, name, exportedAt, visits, records, found, runs, build } = kiosk
  const missing = records.sent > found
  return html`<tr><td><b>${printable(name)}</b></td><td class="t">${moment(exportedAt)}</td><td class="n">${visits}</td>
<td class="n">${records.sent}</td><td class="n ${missing ? 'bad' : ''}">${found}</td><td class="n">${records.waiting}</td>
<td class="n ${records.refused > 0 ? 'bad' : ''}">${records.refused}</td><td class="n">${runs.length}</td><td class="id">${printable(build)}</td>
<td><form method="post" action="/imports/remove"><input type="hidden" name="device" value="${device}"><button class="quiet" aria-label="Remove ${printable(name)}">Remove</button></form></td></tr>`
}

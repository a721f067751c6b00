import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffNote } from '../../../data/core/db'
import { staffNotes } from '../../../data/interactions/staffNotes'
import { dropKeptNotes, keptNotes } from '../../../state/keptNotes'
import { Button } from '../../../ui/controls/Button'
import { saveFile } from '../../../ui/controls/saveFile'
import { Card } from '../../../ui/display/Card'
import styles from '../frame/panels.module.css'

/** Label of each code; an unknown code is shown as it is. */
const CODE_LABELS: Record<string, MessageDescriptor> = {
  'config-invalid': msg`config.json has an error or is incomplete`,
  'start-late': msg`The app took too long to start`,
  'start-failed': msg`The app could not start`,
  uncaught: msg`An error that visitors did not see`,
  'database-late': msg`Storage on this device was slow to respond. Another tab may be holding it`,
  'game-run-broken': msg`Some stored game runs cannot be read and are left out`,
  'staff-pin-wrong': msg`Someone entered a wrong staff PIN five or more times`,
  'staff-pin-removed': msg`The staff PIN was removed with the recovery code or by config.json`,
  'pack-unreadable': msg`A content pack could not be read, so the built-in data is shown`,
  'session-ended': msg`The product API ended the session`,
  'metrics-portal': msg`A network sign-in page answered instead of the metrics service`,
  'metrics-configuration': msg`The metrics service does not accept this address`,
  'metrics-refused': msg`The metrics service refused a record twice`,
  'metrics-failed': msg`An error stopped delivery for a moment`,
  'metrics-blocked-by-policy': msg`The page’s security policy blocks the metrics address`,
  'metrics-storage-full': msg`This device is out of storage. Delivered records were removed to make room`,
  'storage-pack-removed': msg`This device is out of storage. A content pack that was not in use was removed to make room for records`,
  'storage-map-removed': msg`This device is out of storage. A map was removed to make room for records. Free up storage, then download or load it again`,
  'storage-no-room': msg`This device is out of storage, so the demo data or a map is not complete. Free up storage; the rest is then saved without a restart`,
  'storage-records-waiting': msg`This device is out of storage and cannot save new records. Free up storage, and leave this page open until then`,
}

/** Notes for staff, newest first; each stays until staff dismiss it. */
export function NotesPanel({ notes: stored }: { notes: StaffNote[] }) {
  const { t, i18n } = useLingui()
  const notes = withKept(stored)
  return (
    <Card title={t`Notes for staff`} aside={notes.length > 0 ? i18n.number(notes.length) : undefined}>
      {notes.length === 0 ? (
        <p className={styles.line}>
          <Trans>Nothing needs attention.</Trans>
        </p>
      ) : (
        <>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <NoteLine key={note.code} note={note} />
            ))}
          </ul>
          <div className={styles.actions}>
            <Button kind="plain" onClick={() => saveNotes(notes)}>
              <Trans>Export notes</Trans>
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

/** Adds notes that the database has not accepted yet, such as that it is full. */
function withKept(stored: readonly StaffNote[]): StaffNote[] {
  const notes = new Map(stored.map((note) => [note.code, note]))
  for (const [code, detail, atMs] of keptNotes()) {
    const lastAt = new Date(atMs).toISOString()
    const { firstAt = lastAt, count = 0 } = notes.get(code) ?? {}
    notes.set(code, { code, detail, firstAt, lastAt, count: count + 1 })
  }
  return [...notes.values()].sort((a, b) => b.lastAt.localeCompare(a.lastAt))
}

function dismiss(code: string): void {
  dropKeptNotes(code)
  void staffNotes().dismiss(code)
}

/** For support: one note per line, as stored. */
function saveNotes(notes: readonly StaffNote[]): void {
  const lines = notes.map((note) => `${JSON.stringify({ build: __BUILD_ID__, ...note })}\n`)
  saveFile('pharos-staff-notes.ndjson', 'application/x-ndjson', lines.join(''))
}

function NoteLine({ note: { code, detail, lastAt, count } }: { note: StaffNote }) {
  const { i18n } = useLingui()
  // A code may have a variant after a colon.
  const meaning = CODE_LABELS[code.split(':')[0] ?? code]
  const when = i18n.date(new Date(lastAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li>
      <b>{meaning ? i18n._(meaning) : code}</b>
      <p>{detail}</p>
      <p>
        <Plural value={count} one={`Once, ${when}`} other={`# times, last ${when}`} />
      </p>
      <Button kind="ghost" onClick={() => dismiss(code)}>
        <Trans>Dismiss</Trans>
      </Button>
    </li>
  )
}

import { expect, it } from 'vitest'
import { notesPage } from './notesPage'

const HOSTILE = '<img src=x onerror="alert(1)"> & \'more\''

it('shows what a pack says as text, wherever it stands', () => {
  const stop = { time: '0:08', title: HOSTILE, say: HOSTILE, ask: HOSTILE }
  const page = notesPage({
    lang: 'fr-CA',
    title: HOSTILE,
    askWord: 'Demandez',
    chapters: [{ heading: HOSTILE, stops: [stop] }],
  })
  expect(page).not.toContain('<img')
  expect(page.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt; &amp; &#39;more&#39;/g)).toHaveLength(6)
  expect(page).toContain('<html lang="fr-CA">')
  expect(page).toContain('<small>0:08</small>')
})

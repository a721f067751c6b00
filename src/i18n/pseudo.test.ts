import { createCompiledCatalog } from '@lingui/cli/api'
import { type Messages, setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { pseudoMessages } from './pseudo'
import { ALL_MESSAGES } from './testing/allMessages'

/** An English message in the pseudo-language. */
function pseudo(message: string, values: Record<string, unknown> = {}): string {
  const { source } = createCompiledCatalog('en', { message }, { namespace: 'json' })
  const { messages } = JSON.parse(source) as { messages: Messages }
  return setupI18n({ locale: 'en', messages: { en: pseudoMessages(messages) } })._('message', values)
}

describe('the pseudo-language', () => {
  it('accents and lengthens a message by a third, and puts it in brackets', () => {
    const text = pseudo('Loading vehicles')
    expect(text).toMatch(/^⟦Lóádíñg véhíçlés .+⟧$/)
    expect(text.length - 2).toBeCloseTo('Loading vehicles'.length * 1.35, -1)
  })

  it('leaves arguments and tags alone', () => {
    expect(pseudo('Hello {name}', { name: 'Ana' })).toContain('Ana')
    expect(pseudo('See <0>the note</0>')).toMatch(/^⟦Séé <0>thé ñóté<\/0>/)
  })

  it('keeps counting', () => {
    const issues = '{n, plural, one {# issue} other {# issues}}'
    expect(pseudo(issues, { n: 1 })).toMatch(/^⟦1 íssúé/)
    expect(pseudo(issues, { n: 2 })).toMatch(/^⟦2 íssúés/)
  })

  it('has every message of the catalog in brackets', () => {
    for (const message of Object.values(pseudoMessages(ALL_MESSAGES.en))) {
      const parts = typeof message === 'string' ? message : message.map(String).join('')
      expect(parts).toMatch(/^⟦.*⟧$/s)
    }
  })
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { prepareKit } from './prepareKit'

it('stands in for the style element that the policy of the page refuses', () => {
  const source = readFileSync('node_modules/react-aria/dist/private/interactions/usePress.mjs', 'utf8')
  const [, id = ''] = /STYLE_ID = '([^']+)'/.exec(source) ?? []
  prepareKit()
  expect(document.getElementById(id)?.tagName).toBe('META')
})

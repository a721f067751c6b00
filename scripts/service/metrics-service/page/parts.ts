import { html } from 'hono/html'

/** A piece of the page; every value in it went through the `html` tag, which escapes it. */
export type Html = ReturnType<typeof html>

/** A table that scrolls by itself where it is wider than the screen. */
export function table(heads: [text: string, className?: string][], rows: Html[]): Html {
  if (rows.length === 0) return html`<p class="empty">Nothing yet</p>`
  return html`<div class="scroll" tabindex="0"><table><thead><tr>${heads.map(
    ([text, className = '']) => html`<th scope="col" class="${className}">${text}</th>`,
  )}</tr></thead><tbody>${rows}</tbody></table></div>`
}

import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { problems } from '../problems'
import { PAGE_POLICY } from './page'
import type { Html } from './parts'

/** Says why something is not done: to a person's browser as a page, to any other client as JSON. */
export function refuse(
  c: Context,
  status: ContentfulStatusCode,
  reason: string,
  headers: Record<string, string> = {},
): Response | Promise<Response> {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  if (!c.req.header('Accept')?.includes('text/html')) return c.json(problems([reason]), status)
  return noticePage(
    c,
    status,
    'That did not work',
    html`<p>${reason}</p><p><a href="/">Back to the metrics page</a></p>`,
  )
}

/** A page with one thing to say. */
export async function noticePage(
  c: Context,
  status: ContentfulStatusCode,
  heading: string,
  content: Html,
): Promise<Response> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} – Pharos Fleet metrics</title>
<link rel="stylesheet" href="/page.css">
</head>
<body class="notice">
<main><p class="product">Pharos Fleet metrics</p><section><h1>${heading}</h1>${content}</section></main>
</body>
</html>`
  return c.html(page, status, {
    'Content-Security-Policy': PAGE_POLICY,
    'Referrer-Policy': 'same-origin',
  })
}

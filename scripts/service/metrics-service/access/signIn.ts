import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { readForm, SMALL_FORM } from '../forms'
import type { ServiceLog } from '../monitor/log'
import { noticePage } from '../page/notice'
import type { ReaderToken } from './token'

const COOKIE = 'pharos-metrics'

/** What a browser keeps of its sign-in; empty where it never signed in. */
export const signInCookie = (c: Context): string => getCookie(c, COOKIE) ?? ''

export const hasSignedIn = (c: Context): boolean => signInCookie(c) !== ''

/** Where a browser of another machine signs in with the token, and out. */
export function signIn(token: ReaderToken, log: ServiceLog): Hono {
  const app = new Hono()
  app.get('/sign-in', (c) => signInPage(c, 200))
  app.post('/sign-in', async (c) => {
    const form = await readForm(c, SMALL_FORM)
    if (form instanceof Response) return form
    if (!token.is(String(form.get('token') ?? '').trim())) {
      log.warn('A sign-in with a wrong token was refused.')
      return signInPage(c, 401, true)
    }
    // No time of its own: it ends with the browser, and with the token.
    setCookie(c, COOKIE, token.cookie, {
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      secure: c.req.header('X-Forwarded-Proto') === 'https',
    })
    return c.redirect('/', 303)
  })
  app.post('/sign-out', async (c) => {
    const form = await readForm(c, SMALL_FORM)
    if (form instanceof Response) return form
    deleteCookie(c, COOKIE, { path: '/' })
    return c.redirect('/sign-in', 303)
  })
  app.get('/sign-in.js', (c) =>
    c.body(SIGN_IN_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  return app
}

/** The form that takes the token; a link with the token behind `#` fills it in and sends it. */
export function signInPage(c: Context, status: 200 | 401 = 401, wasWrong = false): Promise<Response> {
  return noticePage(
    c,
    status,
    'Sign in',
    html`<p>To read from another machine, enter the token of the metrics service: METRICS_TOKEN, or what it printed when it started.</p>
${wasWrong ? html`<p class="wrong" id="wrong" role="alert">That is not this service’s token.</p>` : ''}
<form method="post" action="/sign-in" class="sign-in"><label for="token">Token</label>
<input id="token" name="token" type="text" required autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="200"${wasWrong ? html` aria-describedby="wrong" aria-invalid="true"` : ''}>
<button>Sign in</button></form>
<script src="/sign-in.js" defer></script>`,
  )
}

/** What stands behind `#` is not sent to any server; it is taken out of the address, and so out of the history. */
const SIGN_IN_SCRIPT = `'use strict'
const token = decodeURIComponent(location.hash.slice(1))
const field = document.getElementById('token')
if (token && !document.getElementById('wrong')) {
  history.replaceState(null, '', location.pathname)
  field.value = token
  field.form.requestSubmit()
} else field.focus()
`

import { type Context, Hono } from 'hono'
import { readForm, SMALL_FORM } from '../forms'
import { refuse } from '../page/notice'
import type { ImportedExports } from './importedExports'

/** An export of 50,000 records is about half of it. */
const MOST_BYTES = 64 * 1024 * 1024
/** An upload that lost its network must not keep the next one waiting. */
const TIMES = { withinMs: 5 * 60_000, silentMs: 15_000 }
const BUSY = { 'Retry-After': '10', Connection: 'close' }

/**
 * Where the page's forms bring export files and remove them. One upload at a time is held in memory.
 * @param unavailable the reply when the database does not answer
 */
export function importRoutes(
  imports: ImportedExports,
  unavailable: (c: Context, error: unknown) => Response,
): Hono {
  const app = new Hono()
  const shown = (c: Context) => c.redirect('/#imports', 303)
  let isBusy = false

  async function upload(c: Context): Promise<Response> {
    const form = await readForm(c, { limitBytes: MOST_BYTES, ...TIMES })
    if (form instanceof Response) return form
    imports.begin()
    try {
      for (const file of form.getAll('file')) {
        if (typeof file !== 'string') await imports.add(file.name, await file.text())
      }
    } catch (error) {
      return unavailable(c, error)
    }
    return shown(c)
  }

  app.post('/imports', async (c) => {
    if (isBusy) return refuse(c, 503, 'Other files are being read. Try again in a few seconds.', BUSY)
    isBusy = true
    try {
      return await upload(c)
    } finally {
      isBusy = false
    }
  })
  app.post('/imports/remove', async (c) => {
    const form = await readForm(c, SMALL_FORM)
    if (form instanceof Response) return form
    imports.begin()
    try {
      await imports.remove(String(form.get('device') ?? ''))
    } catch (error) {
      return unavailable(c, error)
    }
    return shown(c)
  })
  return app
}

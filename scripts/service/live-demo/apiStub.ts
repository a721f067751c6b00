import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { OriginTest } from '../metrics-service/origins'

/** What the stub answers at the API's base. */
export const STUB_ANSWERS = ['200', '401', '422', '422-without-errors', '500'] as const
export type StubAnswer = (typeof STUB_ANSWERS)[number]

const BODIES = {
  '200': { message: 'Pharos live demo' },
  '401': { message: 'The session is over.' },
  '422': { errors: [{ error: 'The label is already in use.' }, { error: 'The VIN has 16 characters.' }] },
  '422-without-errors': { message: 'The request was refused.' },
  '500': {
    message: 'The stub failed, as it was told to.',
    stack: 'Error: as it was told to\n    at live-demo',
    logs: ['asked', 'failed'],
  },
} as const satisfies Record<StubAnswer, object>

export interface ApiStubOptions {
  allows: OriginTest
  log: (line: string) => void
}

/**
 * A stub of the product API. Its real addresses are not known, so there is but its base, and below
 * `/api/live-demo` what only this stub has: `PUT /api/live-demo/answer/401` chooses what the base answers.
 */
export function createApiStub({ allows, log }: ApiStubOptions): Hono {
  let answer: StubAnswer = '200'
  const app = new Hono()
  app.use(
    cors({
      origin: (origin) => (allows(origin) ? origin : null),
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type'],
    }),
  )
  app.put('/api/live-demo/answer/:answer', (context) => {
    const wanted = STUB_ANSWERS.find((known) => known === context.req.param('answer'))
    if (!wanted) return context.json({ message: `Known answers: ${STUB_ANSWERS.join(', ')}` }, 404)
    answer = wanted
    log(`The API answers ${answer} from now on`)
    return context.json({ answer })
  })
  app.all('/api', (context) => {
    const status = Number.parseInt(answer, 10) as 200 | 401 | 422 | 500
    const session = context.req.header('Authorization') ? 'with a token' : 'without a token'
    log(`${context.req.method} /api ${session}: ${answer}`)
    return context.json(BODIES[answer], status)
  })
  app.notFound((context) => context.json({ message: 'There is nothing here.' }, 404))
  return app
}

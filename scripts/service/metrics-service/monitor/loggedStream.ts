import { databaseFields, type ServiceLog } from './log'

/**
 * A body read from the database, whose failure halfway is logged. It ends with an error that says nothing, because the
 * server prints it as it is.
 */
export function loggedStream(body: ReadableStream<Uint8Array>, log: ServiceLog): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          log.error('A reply broke off: the database failed.', databaseFields(error))
          controller.error(new Error('The database failed.'))
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // What nobody reads is not read from the database.
    { highWaterMark: 0 },
  )
}

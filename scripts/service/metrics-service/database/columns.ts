/** Times leave the database as text, so that no driver's own idea of dates and zones gets in between. */
export const iso = (expression: string, name: string) =>
  `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`

/** The columns of a stored record, as the fields of `StoredInteraction`. */
export const RECORD = `
  activation_id as "activationId", session_identifier as "sessionIdentifier", action, value,
  ${iso('created_at', 'createdAt')}, ${iso('updated_at', 'updatedAt')}, ${iso('received_at', 'receivedAt')}`

/** The body of every refusal: one entry a problem. */
export const problems = (messages: readonly string[]) => ({ errors: messages.map((error) => ({ error })) })

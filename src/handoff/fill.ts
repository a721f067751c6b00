/** Replaces `{name}` in a text, in a single pass, so that inserted values are not parsed again. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

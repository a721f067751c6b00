/**
 * Parses an http(s) address of a configuration; null for any other text. Blanks, a name with a password, and a host
 * with signs that would end a directive of the Content-Security-Policy make it none.
 */
export function parseHttpAddress(text: string): URL | null {
  if (!/^https?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const isPlain = /^[a-z0-9.-]+$|^\[[0-9a-f:.]+\]$/.test(url.hostname)
  return isPlain && url.username === '' && url.password === '' ? url : null
}

import italic from '@fontsource/noto-sans/files/noto-sans-latin-400-italic.woff2?url'
import medium from '@fontsource/noto-sans/files/noto-sans-latin-500-normal.woff2?url'
import semibold from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2?url'

export const MEDIUM = 'Noto Sans Medium'
export const SEMIBOLD = 'Noto Sans SemiBold'
export const ITALIC = 'Noto Sans Italic'

/**
 * Labels are drawn from these files, so that they look the same on every device and no glyphs are requested
 * from a server. Latin has every letter of English, French and Spanish.
 */
export function fontFaces(): Record<string, string> {
  return { [MEDIUM]: absolute(medium), [SEMIBOLD]: absolute(semibold), [ITALIC]: absolute(italic) }
}

function absolute(url: string): string {
  return new URL(url, document.baseURI).href
}

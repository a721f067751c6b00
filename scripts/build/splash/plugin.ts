import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { indexedPng } from './indexedPng'
import { PIXELS_PER_POINT, splashImages } from './ipads'
import { centered, markPicture } from './markPicture'

/** Side of the mark on the splash, in points: as large as a hand's icon, so that the start feels calm. */
const MARK_POINTS = 144

/**
 * What iPadOS shows between a tap on the icon and the first paint: the mark on the white that the
 * welcome page begins with. Without an image of exactly its size a screen stays blank. The images
 * are for installing and starting only, so the worker does not keep them.
 */
export function ipadSplash(): Plugin {
  return {
    name: 'pharos-ipad-splash',
    apply: 'build',
    generateBundle() {
      const icon = readFileSync('public/icons/favicon.svg', 'utf8')
      const mark = markPicture(icon, MARK_POINTS * PIXELS_PER_POINT)
      for (const { file, width, height } of splashImages())
        this.emitFile({ type: 'asset', fileName: file, source: indexedPng(centered(mark, width, height)) })
    },
    transformIndexHtml: () =>
      splashImages().map(({ file, media }) => ({
        tag: 'link',
        attrs: { rel: 'apple-touch-startup-image', media, href: `/${file}` },
        injectTo: 'head' as const,
      })),
  }
}

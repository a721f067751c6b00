import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface TestFolder {
  path: string
  write(file: string, content: string | Buffer): void
  remove(): void
}

/** An empty temporary folder. */
export function testFolder(): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'kiosk-'))
  return {
    path,
    write(file, content) {
      mkdirSync(dirname(join(path, file)), { recursive: true })
      writeFileSync(join(path, file), content)
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

export const SCRIPT = `export const words = '${'all work and no play '.repeat(200)}'`
export const ARCHIVE = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))

/** A folder that looks like a finished build. */
export function testDist(): TestFolder {
  const folder = testFolder()
  const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>kiosk</p>'.repeat(100)}`
  folder.write('index.html', page('welcome'))
  folder.write('shell.html', page('shell'))
  folder.write('welcome/fr-CA.html', page('bienvenue'))
  folder.write('config.json', JSON.stringify({ metricsUrl: '', apiUrl: '' }))
  folder.write('sw.js', SCRIPT)
  folder.write('manifest.webmanifest', '{}')
  folder.write('.vite/manifest.json', '{}')
  for (const name of ['app.js', 'worker.mjs', 'app.css', 'data.json', 'mark.svg', 'lib.wasm']) {
    folder.write(`assets/${name}`, SCRIPT)
  }
  folder.write('assets/inter.woff2', ARCHIVE)
  folder.write('assets/empty.png', '')
  folder.write('maps/us.pmtiles', ARCHIVE)
  return folder
}

export interface RawReply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A request as it is written: no normalized path, no decompression, no certificate check. */
export function raw(
  url: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawReply> {
  const { protocol, hostname, port } = new URL(url)
  const send = protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, agent: false, rejectUnauthorized: false }
    const request = send(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    request.on('error', reject)
    request.end()
  })
}

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { putDatabase } from '../testing/memoryDatabase'
import { post, record } from '../testing/service'
import { ServiceProcess } from '../testing/serviceProcess'

const TOKEN = 'a-token-of-the-test-1'
const folder = mkdtempSync(join(tmpdir(), 'pharos-monitor-'))
let service: ServiceProcess

beforeAll(() => putDatabase(folder), 120_000)
afterEach(() => service.kill())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(environment: Record<string, string>): Promise<void> {
  service = await ServiceProcess.start({ METRICS_DATA: folder, METRICS_TOKEN: TOKEN, ...environment })
}

test('a service that is told to stop says so, takes what came in, then ends', async () => {
  await start({ METRICS_DRAIN_SECONDS: '0.5' })
  const { url } = service
  const health = async () => {
    const reply = await fetch(`${url}/healthz`)
    return [reply.status, ((await reply.json()) as { state: string }).state]
  }
  expect(await health()).toEqual([200, 'ready'])

  const body = JSON.stringify(record({ action: 'SecretAction' }))
  const slow = httpRequest(`${url}/api/interaction`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
  })
  const reply = once(slow, 'response') as Promise<[IncomingMessage]>
  await new Promise((resolve) => slow.write(body.slice(0, 10), resolve))

  const ended = service.stop()
  await expect.poll(health, { interval: 10 }).toEqual([503, 'stopping'])
  expect((await post(url, record())).status).toBe(201)
  // It takes no new connection any more.
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        () => 'answers',
        () => 'closed',
      ),
    )
    .toBe('closed')
  slow.end(body.slice(10))
  expect((await reply)[0].statusCode).toBe(201)
  await ended

  const lines = service.output.trim().split('\n')
  const said = lines.map((line) => JSON.parse(line) as { level: string; time: string; msg: string })
  expect(said.map(({ level, msg }) => `${level}: ${msg}`)).toEqual([
    `info: The metrics service listens at ${url}`,
    'info: Started.',
    'info: Stopping.',
    'info: The service is stopping.',
    'info: Stopped.',
  ])
  expect(service.output).not.toMatch(/SecretAction|a-token-of/)
}, 60_000)

test('at a terminal the service prints its address and token for a person', async () => {
  await start({ METRICS_LOG: 'text' })
  const lines = new RegExp(`^Metrics service {2}${service.url}\n[^]*Token +${TOKEN}[^]*Allowed origins`)
  await expect.poll(() => service.output).toMatch(lines)
}, 60_000)

import { resolve } from 'node:path'

// npm run monkey, starts, day, visits: one of the tools that look for faults by seed. Each tells in its own file what
// it does; what they have in common is in `harness`.
const [name = '', ...given] = process.argv.slice(2)
const args = given.flatMap((arg) => (arg.startsWith('--dist=') ? ['--dist', arg.slice(7)] : arg))
// Where the build is has to be known before anything asks for it.
const at = args.indexOf('--dist')
if (at >= 0) process.env.E2E_DIST = resolve(args.splice(at, 2)[1] ?? '')

const { endWithoutBuild } = await import('../drivers/site')
const { COMMANDS } = await import('./commands')
endWithoutBuild()
const command = COMMANDS[name]
if (!command) throw new Error(`there is no ${name}: ${Object.keys(COMMANDS).join(', ')}`)
process.exitCode = (await command(args)) > 0 ? 1 : 0

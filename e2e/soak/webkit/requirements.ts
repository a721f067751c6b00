import { spawnSync } from 'node:child_process'

/** The system's Python: another one on PATH has no `gi`. */
export const PYTHON = '/usr/bin/python3'

/** Names of the missing Debian packages that WebKit needs; empty when all are installed. */
export function missingPackages(): string[] {
  const gi = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"
  return [
    // The driver exits with an error on --help; it only has to start.
    ...(exitOf('WebKitWebDriver', ['--help']) === null ? ['webkit2gtk-driver'] : []),
    ...(exitOf('Xvfb', ['-help']) === null ? ['xvfb'] : []),
    ...(exitOf(PYTHON, ['-c', gi]) === 0 ? [] : ['python3-gi', 'gir1.2-webkit2-4.1']),
  ]
}

/** Exit code of a program, null when it cannot be started. */
function exitOf(command: string, args: string[]): number | null {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 10_000 }).status
}

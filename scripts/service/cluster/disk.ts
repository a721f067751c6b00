import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const SIZE = '3G'
const SMALLEST_BYTES = 4_096

/** A disk of limited size: an ext4 image behind a loop device. Needs root. */
export class Disk {
  private readonly ballast: string

  constructor(
    image: string,
    private readonly folder: string,
  ) {
    this.ballast = join(folder, 'ballast')
    mkdirSync(folder, { recursive: true })
    run('truncate', '-s', SIZE, image)
    // Without blocks that only root may use: full is the same for all.
    run('mkfs.ext4', '-q', '-F', '-m', '0', image)
    run('mount', '-o', 'loop', image, folder)
  }

  /** Takes all that is free, in ever smaller portions. */
  fill(): void {
    for (let part = 0, bytes = this.freeBytes(); bytes >= SMALLEST_BYTES; ) {
      try {
        mkdirSync(this.ballast, { recursive: true })
        execFileSync('fallocate', ['-l', String(bytes), join(this.ballast, String(part))], {
          stdio: 'ignore',
        })
        part++
        bytes = this.freeBytes()
      } catch {
        bytes = Math.floor(bytes / 2)
      }
    }
  }

  empty(): void {
    rmSync(this.ballast, { recursive: true, force: true })
  }

  unmount(): void {
    // Detached at once where a process that was just killed still has a file open.
    run('umount', '--lazy', this.folder)
  }

  private freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.folder)
    return bavail * bsize
  }
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

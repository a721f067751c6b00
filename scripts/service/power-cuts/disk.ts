import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIZE = '800M'
/** Keeps ext4 from committing its journal by itself, so that only what is flushed reaches the image. */
const OPTIONS = 'loop,commit=300'

/** `EXT4_IOC_SHUTDOWN` without flushing the journal: the file system stops at once, in the middle of what it does. */
const CUT =
  "import fcntl, os, sys; fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, b'\\x02\\0\\0\\0')"

/** A disk whose power can be cut: an ext4 image behind a loop device. Needs root, mount and Python. */
export class Disk {
  private readonly root = mkdtempSync(join(tmpdir(), 'pharos-power-'))
  private readonly image = join(this.root, 'disk.img')
  /** Where it is mounted. */
  readonly folder = join(this.root, 'disk')

  constructor() {
    mkdirSync(this.folder)
    run('truncate', '-s', SIZE, this.image)
    run('mkfs.ext4', '-q', '-F', this.image)
    run('mount', '-o', OPTIONS, this.image, this.folder)
  }

  /** Nothing that is written from now on reaches the image. */
  cutPower(): void {
    run('python3', '-c', CUT, this.folder)
  }

  /** The power is back: what had reached the image is mounted, as a copy. Nobody may have a file open. */
  restorePower(): void {
    const copy = join(this.root, 'copy.img')
    copyFileSync(this.image, copy)
    run('umount', this.folder)
    run('mv', copy, this.image)
    run('mount', '-o', OPTIONS, this.image, this.folder)
  }

  remove(): void {
    run('umount', this.folder)
    rmSync(this.root, { recursive: true, force: true })
  }
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

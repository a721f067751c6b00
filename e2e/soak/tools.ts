import { day } from './day/tool'
import type { Tool } from './harness/tool'
import { monkey, neighbors } from './monkey/tools'
import { webkitPresses } from './presses/tool'
import { starts } from './starts/tool'
import { visits } from './visits/tool'

/** Every tool, those first that find most in little time. */
export const TOOLS: readonly Tool[] = [
  monkey('chromium'),
  starts('chromium'),
  monkey('webkit'),
  day(),
  visits(),
  neighbors('chromium'),
  starts('webkit'),
  webkitPresses(),
]

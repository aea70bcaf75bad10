import { existsSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Returns the processor time that a process has used, in seconds. Undefined if the system does not report it. */
export function processorSeconds(pid: number): number | undefined {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return undefined
  // The second field is the program's name in parentheses, and may contain spaces. See proc_pid_stat(5).
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Returns the resident memory of a process in MiB. Undefined if the system does not report it. */
export function residentMegabytes(pid: number): number | undefined {
  const path = `/proc/${pid}/status`
  if (!existsSync(path)) return undefined
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1]) / 1024
}

export interface MemoryUse {
  /** The resident memory (RSS) in MiB. */
  readonly resident: number
  /** The proportional memory (PSS) in MiB: a page that several processes share is divided among them. */
  readonly proportional: number
}

/** Returns the memory of a process. Works on Linux only. */
export function memoryOf(pid: number): MemoryUse {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const megabytesOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024
  return { resident: megabytesOf('Rss'), proportional: megabytesOf('Pss') }
}

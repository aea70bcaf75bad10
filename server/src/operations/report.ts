import type { Finding } from './findings.ts'

const signs = { sound: 'ok  ', note: 'note', harm: 'HARM' } as const

/** Prints the findings and a summary. Returns the exit code: 1 if a finding has the level `harm`, otherwise 0. */
export function report(findings: readonly Finding[], subject: string): number {
  for (const { level, text } of findings) process.stdout.write(`${signs[level]}  ${text}\n`)
  const harms = findings.filter(({ level }) => level === 'harm').length
  process.stdout.write(
    harms === 0
      ? `\n${subject} is sound.\n`
      : `\n${subject} is harmed: see ${harms === 1 ? 'the line' : 'the lines'} marked HARM.\n`,
  )
  return harms === 0 ? 0 : 1
}

/** Runs an operator's command. If it throws, prints the error's message and sets the exit code 2. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 2
  }
}

import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { root } from './root.mjs'

const tailLength = 4000
const endingSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * @typedef {object} Outcome
 * @property {number} code 0 when all went well
 * @property {string} output what the program printed, both streams
 */

/**
 * Runs a program and captures its output.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, isShown?: boolean, timeoutMs?: number, onStart?: (pid: number) => void }} [options] `isShown`: the
 *   output goes to the terminal at once, and is not kept
 * @returns {Promise<Outcome>} also when the program cannot be started
 */
export function run(
  program,
  args,
  { cwd = root, env = process.env, isShown = false, timeoutMs, onStart } = {},
) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').SpawnOptions} */
    const options = {
      cwd,
      env,
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    }
    const child = spawn(program, args, timeoutMs ? { ...options, timeout: timeoutMs } : options)
    const forget = endWithMe(child)
    if (child.pid) onStart?.(child.pid)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', (error) => {
      forget()
      resolve({ code: 1, output: `${program}: ${error.message}` })
    })
    child.once('close', (code) => {
      forget()
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * Forwards the signals that end this process to a program it runs.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops forwarding; call it when the program has ended
 */
function endWithMe(child) {
  const leave = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill('SIGTERM')
    // Exits later, so that the other programs of this process receive the signal, too.
    setImmediate(() => process.exit(128 + constants.signals[signal]))
  }
  for (const signal of endingSignals) process.on(signal, leave)
  return () => {
    for (const signal of endingSignals) process.off(signal, leave)
  }
}

/**
 * Returns the path of a package's program, to be run with Node on any platform.
 * @param {string} name the file below node_modules, e.g. 'typescript/bin/tsc'
 */
export function packageProgram(name) {
  return join(root, 'node_modules', name)
}

/**
 * Returns the end of a program's output, where the reason of a failure usually is.
 * @param {string} text
 * @returns {string}
 */
export function tail(text) {
  return text.length > tailLength ? `...${text.slice(-tailLength)}` : text
}

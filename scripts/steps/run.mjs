import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { root } from './root.mjs'

const tailLength = 4000
const endingSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * @typedef {object} Outcome
 * @property {number} code 0 if the program succeeded
 * @property {string} output the standard output and the error output
 */

/**
 * Runs a program and captures its output.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, isShown?: boolean, timeoutMs?: number, onStart?: (pid: number) => void }} [options] `isShown`: prints
 *   the output directly instead of returning it
 * @returns {Promise<Outcome>} with code 1 if the program cannot be started
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
    const stopForwarding = forwardSignals(child)
    if (child.pid) onStart?.(child.pid)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', (error) => {
      stopForwarding()
      resolve({ code: 1, output: `${program}: ${error.message}` })
    })
    child.once('close', (code) => {
      stopForwarding()
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * When a signal ends this process, ends the child process too.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops this; call it when the child process has ended
 */
function forwardSignals(child) {
  const exit = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill('SIGTERM')
    // This process may run several programs, each with its own signal handler. It exits only after all handlers have
    // run, so that all programs are ended.
    setImmediate(() => process.exit(128 + constants.signals[signal]))
  }
  for (const signal of endingSignals) process.on(signal, exit)
  return () => {
    for (const signal of endingSignals) process.off(signal, exit)
  }
}

/**
 * Returns the path of a program in a package. Node can run it on any platform.
 * @param {string} name the file below node_modules, e.g. 'typescript/bin/tsc'
 */
export function packageProgram(name) {
  return join(root, 'node_modules', name)
}

/**
 * Returns the end of a program's output, which usually contains the reason for a failure.
 * @param {string} text
 * @returns {string}
 */
export function tail(text) {
  return text.length > tailLength ? `...${text.slice(-tailLength)}` : text
}

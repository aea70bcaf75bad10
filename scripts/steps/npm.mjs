import { run } from './run.mjs'

/**
 * Runs npm. Uses the npm that started this process, if there is one, and otherwise the npm in PATH.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const npmScript = process.env.npm_execpath
  const [program, ...first] = npmScript?.endsWith('.js') ? [process.execPath, npmScript] : ['npm']
  return run(program, [...first, ...args], options)
}

import { run } from './run.mjs'

/**
 * Runs npm. Prefers the npm that started this process to the one in PATH.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const npmScript = process.env.npm_execpath
  const [program, ...first] = npmScript?.endsWith('.js') ? [process.execPath, npmScript] : ['npm']
  return run(program, [...first, ...args], options)
}

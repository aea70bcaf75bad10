import { run } from './run.mjs'

/**
 * Runs the npm that started this process, else the one in the path.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const npmScript = process.env.npm_execpath
  const [program, ...first] = npmScript?.endsWith('.js') ? [process.execPath, npmScript] : ['npm']
  return run(program, [...first, ...args], options)
}

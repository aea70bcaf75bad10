import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** @typedef {import('../test/totals.mjs').KindCount} KindCount */

/**
 * Counts the tests of each Vitest project. Writes the counts and the failed tests to the file that HOME_PULSE_COUNTS
 * names.
 */
export default class CountReporter {
  /** @type {Map<string, KindCount>} */
  #counts = new Map()

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    for (const { name } of vitest.projects) {
      this.#counts.set(name, { kind: name, passed: 0, failed: 0, skipped: 0, seconds: 0, failures: [] })
    }
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    for (const module of modules) {
      const count = this.#counts.get(module.project.name)
      if (!count) continue
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'passed') count.passed++
        // A test that is part of the long run only does not count as skipped.
        else if (state === 'skipped') count.skipped += test.tags.includes('long') ? 0 : 1
        else {
          count.failed++
          count.failures?.push({ text: describeFailure(module, test.fullName, errors) })
        }
      }
      // These errors happened in a hook or while a file was loaded. They make the run fail although no test failed.
      for (const { name, errors } of listErrorsOutsideTests(module)) {
        count.failed += errors.length
        if (errors.length > 0) count.failures?.push({ text: describeFailure(module, name, errors) })
      }
      count.seconds += module.diagnostic().duration / 1000
    }
    const path = process.env.HOME_PULSE_COUNTS
    if (!path) return
    mkdirSync(dirname(path), { recursive: true })
    const report = { kinds: [...this.#counts.values()], unhandledErrorCount: unhandledErrors.length }
    writeFileSync(path, JSON.stringify(report))
  }
}

/** @param {import('vitest/node').TestModule} module */
function* listErrorsOutsideTests(module) {
  yield { name: '(file)', errors: module.errors() }
  for (const suite of module.children.allSuites())
    yield { name: `${suite.fullName} (hook)`, errors: suite.errors() }
}

/**
 * @param {import('vitest/node').TestModule} module
 * @param {string} name
 * @param {readonly { message: string }[] | undefined} errors
 */
function describeFailure(module, name, errors) {
  const message = errors?.[0]?.message ?? 'no message'
  return `${module.relativeModuleId} › ${name}\n${message}`
}

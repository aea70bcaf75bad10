import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** @typedef {import('../test/totals.mjs').KindCount} KindCount */

/** Writes how many tests of each project passed to the file that HOME_PULSE_COUNTS names. */
export default class CountReporter {
  /** @type {Map<string, KindCount>} */
  #counts = new Map()

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    for (const { name } of vitest.projects) {
      this.#counts.set(name, { kind: name, passed: 0, failed: 0, skipped: 0, seconds: 0 })
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
        const { state } = test.result()
        if (state === 'passed') count.passed++
        else if (state === 'skipped') count.skipped++
        else count.failed++
      }
      // A file that could not be read, or a hook that threw, is a failure that no test shows.
      count.failed += module.errors().length
      for (const suite of module.children.allSuites()) count.failed += suite.errors().length
      count.seconds += module.diagnostic().duration / 1000
    }
    const path = process.env.HOME_PULSE_COUNTS
    if (!path) return
    mkdirSync(dirname(path), { recursive: true })
    const report = { kinds: [...this.#counts.values()], unhandledErrorCount: unhandledErrors.length }
    writeFileSync(path, JSON.stringify(report))
  }
}

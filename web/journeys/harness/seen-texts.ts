import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** A visible string and the path of the screen that showed it. */
export type SeenText = [path: string, text: string]

/** Returns the folder for the collected strings. Playwright empties the output folder before each run. */
const folderOf = (outputFolder: string) => join(outputFolder, 'seen-texts')

const writtenLines = new Set<string>()

/**
 * Collects each string that is visible in the pages of a context. The returned function writes the strings to the file
 * of this worker, without the strings that it has written before.
 */
export async function watchContext(context: BrowserContext) {
  const found: SeenText[] = []
  await context.exposeFunction('rememberTexts', (path: string, texts: string[]) => {
    const screen = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')
    for (const text of texts) found.push([screen, text])
  })
  await context.addInitScript(watchTexts)
  return function keep(outputFolder: string, workerIndex: number) {
    const lines = found.map((seen) => JSON.stringify(seen)).filter((line) => !writtenLines.has(line))
    for (const line of lines) writtenLines.add(line)
    mkdirSync(folderOf(outputFolder), { recursive: true })
    appendFileSync(
      join(folderOf(outputFolder), `${workerIndex}.jsonl`),
      lines.map((line) => `${line}\n`).join(''),
    )
  }
}

/** Returns the strings that all journeys of this run saw. */
export function readSeenTexts(outputFolder: string): SeenText[] {
  return readdirSync(folderOf(outputFolder)).flatMap((name) =>
    readFileSync(join(folderOf(outputFolder), name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): SeenText => JSON.parse(line)),
  )
}

/** Runs in the page before the code of the page. Reports the visible strings immediately after every change. */
function watchTexts() {
  const attributes = ['aria-label', 'placeholder', 'alt', 'title']
  const reported = new Set<string>()

  function isVisible(element: Element): boolean {
    if (element instanceof HTMLTitleElement) return true
    // The options of a closed select are treated as visible, because a script cannot observe its opening.
    const shown = element.closest('select') ?? element
    return shown.checkVisibility({ visibilityProperty: true }) && shown.closest('.visually-hidden') === null
  }

  function textsOf(element: Element): string[] {
    const own = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data)
    const named = attributes.map((name) => element.getAttribute(name) ?? '')
    // A text that is split over several nodes is also collected as a whole.
    const isRun = own.some((text) => text.trim() !== '') && element.childNodes.length > 1
    return [...own, ...named, isRun ? (element.textContent ?? '') : '']
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '' && text.length < 500)
  }

  function collect(roots: Iterable<Node>) {
    const fresh = new Map<string, string>()
    for (const root of roots) {
      if (!(root instanceof Element)) continue
      for (const element of [root, ...root.querySelectorAll('*')]) {
        if (element.matches('script, style, noscript, template')) continue
        const unseen = textsOf(element).filter((text) => !reported.has(`${location.pathname} ${text}`))
        if (unseen.length > 0 && isVisible(element))
          for (const text of unseen) fresh.set(`${location.pathname} ${text}`, text)
      }
    }
    for (const key of fresh.keys()) reported.add(key)
    const report: unknown = Reflect.get(window, 'rememberTexts')
    if (fresh.size > 0 && typeof report === 'function') report(location.pathname, [...fresh.values()])
  }

  const collectAll = () => collect([document.documentElement])

  const observer = new MutationObserver((changes) => {
    // A new or changed text node is read together with its element.
    collect(
      new Set(
        changes.flatMap(({ target, addedNodes }) =>
          [
            target instanceof Element &&
            addedNodes.length > 0 &&
            [...addedNodes].every((node) => node instanceof Element)
              ? [...addedNodes]
              : [target instanceof Text ? (target.parentNode ?? target) : target],
          ].flat(),
        ),
      ),
    )
  })

  // Before DOMContentLoaded the style sheets may be missing, and text that they hide would be reported.
  document.addEventListener('DOMContentLoaded', () => {
    collectAll()
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [...attributes, 'hidden', 'open', 'class'],
    })
    document.addEventListener('toggle', collectAll, true)
    window.addEventListener('resize', collectAll)
  })
}

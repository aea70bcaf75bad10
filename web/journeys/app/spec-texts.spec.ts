// Runs after all other journeys and checks that they saw each quoted string of the specification. See
// playwright.config.ts.
import { expect, test } from '@playwright/test'
import { readSeenTexts, type SeenText } from '../harness/seen-texts.ts'
import { quotedTexts } from '../harness/spec-texts.ts'

let seen: SeenText[] = []
test.beforeAll(() => {
  seen = readSeenTexts(test.info().project.outputDir)
})

/** Converts a text to a pattern in which each part in brackets, such as `[count]`, matches any text. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\[\w+\]/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}

const wasSeen = (text: string, screen?: string) => {
  const pattern = patternOf(text)
  return seen.some(([path, found]) => (screen === undefined || path === screen) && pattern.test(found))
}

// spec: 01-15, 01-17, 01-19, 01-20, 01-21, 02-14, 02-24, 02-31, 02-35, 03-43, 03-45, 03-46, 03-48, 04-16
// spec: 04-25, 04-41, 04-43, 09-01, 09-02, 09-03, 09-04, 09-05, 09-06, 09-07, 10-14
for (const { section, screen, texts } of quotedTexts)
  test(`each text that the specification quotes in section ${section} appeared on a screen during the journeys`, () => {
    expect(texts.filter((text) => !wasSeen(text, screen))).toEqual([])
  })

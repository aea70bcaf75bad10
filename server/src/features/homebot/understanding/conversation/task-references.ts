import { ordinalIn } from './references.ts'
import type { Topic } from './topic.ts'

const reference =
  /\b(?:the )?(?:first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last|other)(?: (?:one|task))?\b(?! (?:time|week|month|year|day))/i
const pronoun = /\b(?:it|that|that one|this one)\b(?=(?:'s| is| was)? (?:done|finished)\b)/i

/** Replaces a reference to one of the owner's tasks with its title: "the second one is done". */
export function insertTaskTitle(message: string, { tasks = [], task }: Topic): string {
  const [found] = reference.exec(message) ?? []
  if (found !== undefined && tasks.length > 1) {
    const others = tasks.filter((title) => title !== task)
    const at = ordinalIn(found.toLowerCase())
    const named = /other/i.test(found)
      ? others.length === 1
        ? others[0]
        : undefined
      : at === undefined
        ? tasks.at(-1)
        : tasks[at]
    return named === undefined ? message : message.replace(found, named)
  }
  const only = task ?? (tasks.length === 1 ? tasks[0] : undefined)
  return only === undefined ? message : message.replace(pronoun, only)
}

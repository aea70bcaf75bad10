import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import { selectHomePage } from '../plan/homes/queries.ts'
import { presentAddress } from '../properties/present.ts'
import { type Answer, type Facts, maxListed } from './answers/facts.ts'
import { answerAction, type NamedHome } from './answers/records/actions.ts'
import { findSubject } from './answers/subject.ts'
import { selectHomeAddress } from './queries.ts'
import type { AskedAction } from './understanding/actions.ts'
import type { Understanding } from './understanding/understand.ts'

/** Reads what a change is about, and offers it. */
export async function offerAction(
  sql: Sql,
  { owner, today }: Session,
  action: AskedAction,
  asked: Understanding,
  facts: Facts,
  homeId: string | undefined,
): Promise<Answer> {
  const page = await selectHomePage(sql, owner, { after: undefined, limit: maxListed })
  const homes = page.map((home): NamedHome => ({ id: home.id, address: presentAddress(home) }))
  const named = homeId === undefined ? undefined : await selectHomeAddress(sql, owner, homeId)
  const home = named
    ? { id: named.id, address: presentAddress(named) }
    : homes.length === 1
      ? homes[0]
      : undefined
  // The age in "replaced yesterday" is that of the new one, and they speak of their own.
  const ageless = {
    ...asked,
    age: undefined,
    isTheirOwn: true,
    components: asked.components.map((one) => ({ ...one, age: undefined })),
  }
  return answerAction(action, { today, subject: findSubject(ageless, facts), home, homes })
}

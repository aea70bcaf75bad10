import type { AskedQuestion, askHomebot, HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { Sql } from '../../platform/database/database.ts'
import { apiError } from '../../platform/errors/api-error.ts'
import type { SendEvent } from '../../platform/http/server-sent-events.ts'
import type { Session } from '../../platform/http/session.ts'
import {
  findOwnComponent,
  findOwnProperty,
  type OwnedComponent,
  required,
} from '../../platform/tenancy/ownership.ts'
import { type Reply, reply } from './answer-pipeline.ts'
import { describeComponent } from './answers/sentences.ts'
import { type OpenConversation, openConversation, storeExchange } from './conversation-commands.ts'
import { presentAnswer, textOf } from './present.ts'
import type { HomebotServices, Reader } from './services.ts'
import type { Intent } from './understanding/intent.ts'
import { type Understanding, understand } from './understanding/understand.ts'
import { Evidence } from './writing/evidence.ts'
import { addLeadParagraph } from './writing/lead-paragraph.ts'
import { firstMessages } from './writing/prompt.ts'
import { runTool, type StatedFigures } from './writing/tools.ts'
import { createWriter, type WriteAnswer, type WrittenAnswer } from './writing/write.ts'

/** The connection to the client, which receives the answer in pieces. */
interface Listener {
  /** Sends a part of the answer. */
  readonly send: SendEvent<typeof askHomebot>
  /** A signal that aborts when the client disconnects. */
  readonly gone: AbortSignal
}

/**
 * The answer of the engine, which uses no language model, with the conversation. A language model may rearrange its
 * sentences.
 */
interface EngineAnswer extends Reply {
  readonly chosen: OwnedComponent | undefined
  readonly conversation: OpenConversation
}

export type AnswerQuestion = (
  session: Session,
  body: AskedQuestion,
  listener: Listener,
) => Promise<HomebotAnswer>

/**
 * Creates the function that answers a question in its conversation. The function stores the question and the answer.
 */
export function createAnswering(services: HomebotServices): AnswerQuestion {
  const { app, clock, config, makeId } = services
  const write = config.languageModel && createWriter(config.languageModel, { clock, log: app.log })

  return async (session, body, { send, gone }) => {
    const { owner, today } = session
    const reader = readerOf(services, session)
    const opened = await reader.read(async (sql) => ({
      ...(await requireChosen(sql, session, body)),
      conversation: await openConversation(sql, owner, body.conversationId, clock.nowMs()),
    }))
    const found: EngineAnswer = {
      ...opened,
      ...(await reply(reader, { ...body, ...opened, topic: opened.conversation.topic })),
    }
    const conversationId = body.conversationId ?? makeId()
    send('conversation', { conversation_id: conversationId })

    const written =
      write && isForModel(found)
        ? await arrangeAnswer(services, write, session, found, { ...body, send, gone })
        : undefined
    const response = withUrgent(chooseModelText(written, gone, found) ?? textOf(found.answer), written)
    if (!written?.text) for (const text of response.split(/(?=\n\n)/)) send('text', { text })

    const answer = presentAnswer(found.answer, { today, conversationId, response })
    // If the client disconnected before the first word, it received no answer. The exchange is then not stored.
    if (gone.aborted && !written?.text) return answer
    await storeExchange(services, session, {
      conversationId,
      isNew: body.conversationId === undefined,
      question: body.question,
      chosen: found.chosen,
      answer,
      topic: found.topic,
    })
    return answer
  }
}

const readerOf = ({ gate, workerPool }: HomebotServices, session: Session): Reader => ({
  ...{ session, workerPool },
  read: (work) => gate.read(session.owner, work),
})

/** Intents whose answers are never rearranged by the language model. */
const engineAlone: readonly Intent[] = ['safety', 'greeting', 'thanks', 'help']

/**
 * Returns true if the model may arrange the answer. It must not arrange answers about dangers, unrelated questions,
 * special intents or offers of a change.
 */
const isForModel = ({ asked, answer }: Reply) =>
  answer.action === undefined &&
  !answer.asksBack &&
  !asked.intents.some((intent) => engineAlone.includes(intent)) &&
  asked.certainty !== 'unrelated' &&
  asked.specialIntent === undefined &&
  asked.earlierDangers === undefined

/** Returns the model's text if it is a complete answer. If the client disconnected, returns the part that was sent. */
function chooseModelText(
  written: WrittenAnswer | undefined,
  gone: AbortSignal,
  { answer, asked }: EngineAnswer,
): string | undefined {
  if (!written || written.text === '') return undefined
  if (gone.aborted) return written.text
  return written.isAnswer ? addLeadParagraph(written.text, answer, asked) : undefined
}

/**
 * If the text lacks emergency numbers that the model wrote, adds the model's sentences with these numbers at the
 * beginning.
 */
function withUrgent(text: string, written: WrittenAnswer | undefined): string {
  const missing = written?.urgent.filter((sentence) => !text.includes(sentence)) ?? []
  return missing.length === 0 ? text : `${missing.join(' ')}\n\n${text}`
}

const secondsInDay = 86_400

/** Lets the language model arrange the sentences of the engine's answer. */
async function arrangeAnswer(
  services: HomebotServices,
  write: WriteAnswer,
  session: Session,
  { answer, asked, facts, conversation }: EngineAnswer,
  { question, send, gone }: Listener & Pick<AskedQuestion, 'question'>,
): Promise<WrittenAnswer> {
  const { config, attemptLimiter } = services
  const { owner, today } = session
  const evidence = new Evidence()
  evidence.add(answer.paragraphs.join('\n'))
  for (const { response } of conversation.exchanges) evidence.add(response)
  const chosen = facts.chosen && describeComponent(facts.chosen, today)
  const stated = statedFigures(asked, conversation, today)
  return write({
    opening: firstMessages(conversation, { question, chosen, engine: answer }),
    evidence,
    runTool: (call) => runTool(readerOf(services, session), call, stated),
    maySpend: async () => {
      const [asking] = await attemptLimiter.count(secondsInDay, [['homebot-model', owner.customerId]])
      return (asking?.count ?? 0) <= (config.languageModel?.callsPerDay ?? 0)
    },
    onText: (text) => send('text', { text }),
    gone,
  })
}

function statedFigures(
  asked: Understanding,
  { exchanges }: OpenConversation,
  today: PlainDate,
): StatedFigures {
  const said = [asked, ...exchanges.map(({ question }) => understand(question, { today }))]
  return {
    years: said.flatMap(({ age, components, yearsAhead = [] }) =>
      [age, ...components.map((one) => one.age)].flatMap((stated) => stated?.years ?? []).concat(yearsAhead),
    ),
    dollars: said.flatMap(({ amounts }) => amounts.map(({ dollars }) => dollars)),
  }
}

/**
 * Finds the component and the home that the client sent with the question. Throws 404 if one belongs to another
 * customer, or if the component is in another home.
 */
async function requireChosen(
  sql: Sql,
  { owner }: Session,
  { applianceId, propertyId }: Pick<AskedQuestion, 'applianceId' | 'propertyId'>,
) {
  const property = propertyId ? required(await findOwnProperty(sql, owner, propertyId)) : undefined
  const chosen = applianceId ? required(await findOwnComponent(sql, owner, applianceId)) : undefined
  if (property && chosen && chosen.property.id !== property.id) throw apiError('not_found')
  return { chosen, property }
}

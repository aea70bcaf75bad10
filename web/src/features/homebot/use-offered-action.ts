import type * as ownTasks from '@home-pulse/contract/features/plan/own-tasks'
import type { recordMaintenance as recordMaintenanceRoute } from '@home-pulse/contract/features/plan/plan'
import { structureTypes } from '@home-pulse/contract/vocabulary'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Answer, endpoint } from '../../platform/calls/api.ts'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { correctComponent, replaceComponent, updateAppliances, updateStructures } from '../components/api.ts'
import { type NoteDraft, useNoteUpload } from '../notes/use-note-upload.ts'
import type { HomebotAnswer } from './answer.ts'

const createOwnTask = endpoint<typeof ownTasks.createOwnTask>('POST', '/v1/plan/own-tasks')
const finishOwnTask = endpoint<typeof ownTasks.finishOwnTask>('POST', '/v1/plan/own-tasks/:id/done')
const updateOwnTask = endpoint<typeof ownTasks.updateOwnTask>('PUT', '/v1/plan/own-tasks/:id')
const recordMaintenance = endpoint<typeof recordMaintenanceRoute>(
  'POST',
  '/v1/components/:id/tasks/:taskId/events',
)

export type Offer = NonNullable<HomebotAnswer['action']>

const failures = {
  replace: ['Failed to record replacement', 'Network error while recording replacement'],
  plan: ['Failed to update forecasted date', 'Network error while updating forecasted date'],
  task: ['Failed to add task', 'Network error while adding task'],
  move_task: ['Failed to update task', 'Network error while updating task'],
  finish_task: ['Failed to update task', 'Network error while updating task'],
  age: ['Failed to update age', 'Network error while updating age'],
  expense: ['Failed to record expense', 'Network error while recording expense'],
  note: ['Failed to add note', 'Network error while adding note'],
} as const
const noteOfTaskFailures = {
  failed: 'The task is done, but its note was not added',
  networkFailed: 'The task is done, but a network error stopped its note',
}

const isStructure = (type: string): boolean => structureTypes.some((structure) => structure === type)

/** Makes the change that HomeBot offered. `make` returns true if the change succeeded. */
export function useOfferedAction(offer: Offer) {
  const queries = useQueryClient()
  const { run, keyFor, isBusy } = useWrite()
  const upload = useNoteUpload()
  const isTaskFinished = useRef(false)
  const [failed, networkFailed] = failures[offer.kind]
  const refresh = () => queries.invalidateQueries({ queryKey: propertyKeys.all })

  function send(): Promise<Answer<unknown>> {
    if (offer.kind === 'replace') {
      const body = { installedOn: offer.installedOn, cost: offer.cost, brand: offer.brand }
      return replaceComponent({ params: { id: offer.componentId }, body, idempotencyKey: keyFor(body) })
    }
    if (offer.kind === 'task') {
      const { propertyId, title, dueOn, isWholeMonth } = offer
      const body = { propertyId, title, note: null, dueOn, isWholeMonth, repeatMonths: null }
      return createOwnTask({ body, idempotencyKey: keyFor(body) })
    }
    if (offer.kind === 'plan') return setDate(offer)
    if (offer.kind === 'move_task') {
      const { taskId, title, note, dueOn, isWholeMonth, repeatMonths } = offer
      return updateOwnTask({
        params: { id: taskId },
        body: { title, note, dueOn, isWholeMonth, repeatMonths },
      })
    }
    if (offer.kind === 'finish_task') return finishOwnTask({ params: { id: offer.taskId } })
    if (offer.kind === 'age')
      return correctComponent({ params: { id: offer.componentId }, body: { installedOn: offer.installedOn } })
    if (offer.kind === 'expense') {
      const { componentId, taskId, on, cost, note } = offer
      const body = { kind: 'done' as const, on, cost, note }
      return recordMaintenance({ params: { id: componentId, taskId }, body, idempotencyKey: keyFor(body) })
    }
    return addNote(offer.propertyId, draftOf(offer))
  }
  const addNote = async (propertyId: string, draft: NoteDraft) => (await upload(propertyId, draft)).answer

  /**
   * Finishes the task, then adds its note. If only the note fails, a retry does not finish the task again: after
   * midnight, that would skip a due date of a repeating task.
   */
  async function finishWithNote(propertyId: string, content: string): Promise<boolean> {
    isTaskFinished.current ||= await run({ failed, networkFailed }, send, refresh)
    if (!isTaskFinished.current) return false
    return run(noteOfTaskFailures, () => addNote(propertyId, draftOf({ content })), refresh)
  }

  return {
    isBusy,
    make: () =>
      offer.kind === 'finish_task' && offer.note
        ? finishWithNote(offer.propertyId, offer.note)
        : run({ failed, networkFailed }, send, refresh),
  }
}

const draftOf = ({
  content,
  component,
}: Pick<Extract<Offer, { kind: 'note' }>, 'content' | 'component'>): NoteDraft => ({
  type: !component ? 'property' : isStructure(component.type) ? 'structure' : 'appliance',
  targetId: component?.id ?? '',
  content,
})

function setDate({
  componentId,
  propertyId,
  type,
  date,
}: Extract<Offer, { kind: 'plan' }>): Promise<Answer<unknown>> {
  const params = { id: propertyId }
  const update = { id: componentId, forecasted_replacement_date: date }
  return isStructure(type)
    ? updateStructures({ params, body: { structureUpdates: [update] } })
    : updateAppliances({ params, body: { applianceUpdates: [update] } })
}

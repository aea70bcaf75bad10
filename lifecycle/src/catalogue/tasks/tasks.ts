import { kitchenAndLaundryTasks } from './appliance-tasks.ts'
import { airAndWaterTasks, outdoorTasks } from './house-tasks.ts'
import type { MaintenanceTask } from './task.ts'

/**
 * Recommended maintenance by type and variant. Most intervals are trade advice. If sources disagree, the range covers
 * them all. Work that is needed at every use, such as emptying a dryer's lint filter, is in the `safety` advice of a
 * task. The interval of a seasonal task is in whole years.
 */
export const tasks: readonly MaintenanceTask[] = [
  ...kitchenAndLaundryTasks,
  ...airAndWaterTasks,
  ...outdoorTasks,
]

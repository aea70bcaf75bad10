import { kitchenAndLaundryTasks } from './appliance-tasks.ts'
import { airAndWaterTasks, outdoorTasks } from './house-tasks.ts'
import type { MaintenanceTask } from './task.ts'

/**
 * What the sources say to look after, by type and kind. Most of the intervals are trade advice; where they disagree the
 * range holds them all. What belongs to every use, as emptying a dryer's lint filter, is a habit and stands under safety.
 * A task of a season comes round in whole years.
 */
export const tasks: readonly MaintenanceTask[] = [
  ...kitchenAndLaundryTasks,
  ...airAndWaterTasks,
  ...outdoorTasks,
]

import { componentTypes } from '@home-pulse/contract/vocabulary'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export const homebotConversations = pgTable(
  'homebot_conversations',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)

export const homebotExchanges = pgTable(
  'homebot_exchanges',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    askedAt: instant('asked_at').notNull(),
    question: text('question').notNull(),
    componentId: uuid('component_id'),
    componentType: text('component_type', { enum: componentTypes }),
    answer: text('answer').notNull(),
    topic: text('topic'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)

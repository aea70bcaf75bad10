import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../platform/database/columns.ts'

export const customers = pgTable('customers', {
  customerId: uuid('customer_id').primaryKey(),
  timeZone: text('time_zone').notNull(),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
  weeklyMail: boolean('weekly_mail').notNull().default(true),
  dueMail: boolean('due_mail').notNull().default(true),
})

export const dataVersions = pgTable('data_versions', {
  customerId: uuid('customer_id').primaryKey(),
  dataVersion: bigint('data_version', { mode: 'number' }).notNull(),
  homeCount: integer('home_count').notNull().default(0),
  componentCount: integer('component_count').notNull().default(0),
})

export const users = pgTable(
  'users',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    tokenVersion: integer('token_version').notNull(),
    createdAt: instant('created_at').notNull(),
    emailConfirmedAt: instant('email_confirmed_at'),
    hasSignedIn: boolean('has_signed_in').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)

export const signInEmails = pgTable('sign_in_emails', {
  emailKey: text('email_key').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  userId: uuid('user_id').notNull(),
})

export const revokedTokens = pgTable(
  'revoked_tokens',
  {
    customerId: uuid('customer_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.tokenHash] })],
)

export const emailChanges = pgTable(
  'email_changes',
  {
    customerId: uuid('customer_id').notNull(),
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.userId] })],
)

export const knownDevices = pgTable(
  'known_devices',
  {
    customerId: uuid('customer_id').notNull(),
    userId: uuid('user_id').notNull(),
    deviceHash: bytea('device_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.userId, table.deviceHash] })],
)

import * as accounts from './features/accounts/accounts.ts'
import * as emails from './features/accounts/email.ts'
import * as passwords from './features/accounts/passwords.ts'
import * as attention from './features/attention/attention.ts'
import * as billing from './features/billing/billing.ts'
import * as components from './features/components/components.ts'
import * as componentLists from './features/components/lists.ts'
import { readComponent } from './features/components/one-component.ts'
import * as homebotConversations from './features/homebot/conversations.ts'
import * as homebot from './features/homebot/homebot.ts'
import * as landing from './features/landing/landing.ts'
import * as notes from './features/notes/notes.ts'
import * as photos from './features/photos/photos.ts'
import * as places from './features/places/places.ts'
import * as planBudget from './features/plan/budget.ts'
import * as planCurve from './features/plan/curve.ts'
import * as planDays from './features/plan/days.ts'
import * as firstRounds from './features/plan/first-rounds.ts'
import * as planHomes from './features/plan/homes.ts'
import * as ownTasks from './features/plan/own-tasks.ts'
import * as plan from './features/plan/plan.ts'
import * as planRepair from './features/plan/repair.ts'
import * as planReserve from './features/plan/reserve.ts'
import * as portfolio from './features/portfolio/portfolio.ts'
import * as views from './features/portfolio/views.ts'
import { listArchivedProperties } from './features/properties/archived.ts'
import { csvBulkUpload, csvCheck, csvTemplate } from './features/properties/csv.ts'
import * as properties from './features/properties/properties.ts'
import * as recordsImport from './features/records/import.ts'
import * as records from './features/records/records.ts'
import * as tenantsImport from './features/tenants/import.ts'
import * as rentRoll from './features/tenants/rent-roll.ts'
import * as tenants from './features/tenants/tenants.ts'
import type { Route } from './route.ts'

/** All routes of the API. Each has exactly one handler. */
export const routes: readonly Route[] = [
  accounts.signup,
  accounts.login,
  accounts.logout,
  accounts.postPaymentLogin,
  accounts.updateProfile,
  passwords.forgetPassword,
  passwords.resetPassword,
  passwords.changePassword,
  passwords.signOutEverywhere,
  emails.readAccount,
  emails.sendConfirmation,
  emails.confirmEmail,
  emails.requestEmailChange,
  emails.withdrawEmailChange,
  emails.confirmEmailChange,
  billing.retrieveSubscription,
  billing.openCheckout,
  billing.cancelSubscription,
  billing.resumeSubscription,
  billing.openBillingPortal,
  billing.receiveStripeEvent,
  properties.createProperties,
  properties.listProperties,
  properties.readProperty,
  listArchivedProperties,
  csvTemplate,
  csvBulkUpload,
  csvCheck,
  properties.updateProperty,
  properties.removeProperty,
  properties.restoreProperty,
  properties.listUnits,
  properties.addUnit,
  properties.updateUnit,
  properties.removeUnit,
  properties.restoreUnit,
  componentLists.listAppliances,
  componentLists.listStructures,
  componentLists.listUnitAppliances,
  components.updateAppliances,
  components.updateStructures,
  components.setForecastDate,
  components.addComponent,
  readComponent,
  components.correctComponent,
  components.replaceComponent,
  components.removeComponent,
  components.restoreComponent,
  landing.listKinds,
  landing.estimateReplacement,
  landing.guessAge,
  landing.guessAllAges,
  landing.addSamplePortfolio,
  landing.removeSamplePortfolio,
  attention.needsAttention,
  tenants.listAddresses,
  tenants.listTenants,
  tenants.createTenant,
  tenants.updateTenant,
  tenants.renewContract,
  tenantsImport.importTenants,
  rentRoll.listRentRoll,
  rentRoll.readRentRollTotals,
  rentRoll.exportRentRoll,
  notes.listNotes,
  notes.createNote,
  notes.deleteNote,
  photos.readPhoto,
  photos.createPhoto,
  places.geocode,
  planCurve.readLifeCurve,
  plan.listPlan,
  planDays.countPlanDays,
  portfolio.listTable,
  portfolio.readTableTotals,
  portfolio.exportTable,
  portfolio.exportHomes,
  portfolio.changeHomes,
  firstRounds.listUnrecordedTasks,
  firstRounds.recordFirstRounds,
  views.listViews,
  views.saveView,
  views.deleteView,
  planHomes.listHomeBudgets,
  planHomes.exportHomeBudgets,
  ownTasks.listOwnTasks,
  ownTasks.createOwnTask,
  ownTasks.updateOwnTask,
  ownTasks.finishOwnTask,
  ownTasks.deleteOwnTask,
  plan.readMaintenance,
  plan.recordMaintenance,
  plan.undoMaintenance,
  plan.readCalendarFeed,
  plan.createCalendarFeed,
  plan.revokeCalendarFeed,
  plan.readCalendar,
  plan.readMailPreferences,
  plan.updateMailPreferences,
  planBudget.readBudget,
  planBudget.exportBudget,
  planReserve.readReserve,
  planReserve.updateReserve,
  planRepair.judgeRepair,
  planBudget.printReport,
  homebot.askHomebot,
  homebot.listHomebotAppliances,
  homebotConversations.listHomebotExchanges,
  homebotConversations.removeHomebotConversation,
  homebotConversations.removeHomebotConversations,
  records.startExport,
  records.readExport,
  recordsImport.startImport,
  recordsImport.commitImport,
  records.deleteAccount,
  records.listChanges,
]

import type { ErrorCode } from '@home-pulse/contract/errors'
import { aHome } from '../../harness/fixtures/factories.ts'
import { aTenant } from '../../harness/fixtures/landlord.ts'
import { type FullAccount, taskId } from './full-account.ts'

type Fields = Readonly<Record<string, unknown>>

export interface RequestParts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The content of the uploaded file, if the request uploads one. */
  readonly file?: string
  /** The error that even a valid request of this client gets, for routes that always refuse it. */
  readonly refusedWith?: ErrorCode
}

const home = aHome({ isMultifamily: false, structures: {}, appliances: {} })
const aProperty = ({ ids }: FullAccount) => ({ params: { id: ids.property } })
const aComponent = ({ ids }: FullAccount) => ({ params: { id: ids.appliance } })
const anOwnTask = ({ ids }: FullAccount) => ({ params: { id: ids.ownTask } })
const aUnit = ({ ids }: FullAccount) => ({ params: { id: ids.otherUnit } })
const aTenancy = ({ ids }: FullAccount) => ({ params: { id: ids.property, tenantId: ids.tenant } })
const aPhoto = ({ ids }: FullAccount) => ({
  params: { id: ids.property, customerId: ids.customer },
  body: {},
})
const itself = ({ ids }: FullAccount) => ({ params: { id: ids.customer } })
const nothing = () => ({})
const withWrongToken = ({ customer: { token } }: FullAccount): RequestParts => ({
  body: { token },
  refusedWith: 'link_not_valid',
})
const send = (body: Fields) => () => ({ body })

/**
 * Maps the name of a route to a function that returns a request which succeeds. The request contains every id that the
 * route accepts, so that tests can replace it by another customer's id. Tests send the requests in this order. So those
 * that delete something come last.
 */
export const validRequests: Readonly<Record<string, (fullAccount: FullAccount) => RequestParts>> = {
  csvTemplate: nothing,
  listKinds: nothing,
  estimateReplacement: () => ({ query: { type: 'roof', age: '10', state: 'TX' } }),
  guessAllAges: () => ({ query: { homeAge: '10' } }),
  guessAge: () => ({ query: { type: 'roof', homeAge: '10' } }),
  readCalendar: ({ calendarToken }) => ({ params: { token: calendarToken } }),
  signup: () => ({
    body: { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery' },
  }),
  login: ({ customer: { email, password } }) => ({ body: { email, password } }),
  postPaymentLogin: ({ customer }) => ({ body: { sessionId: customer.checkoutUrl.match(/[^/]+$/)?.[0] } }),
  forgetPassword: ({ customer: { email } }) => ({ body: { email } }),
  confirmEmail: withWrongToken,

  listTable: () => ({ query: { sort: 'cost', order: 'desc', limit: '2' } }),
  readTableTotals: () => ({ query: { vacant: 'yes' } }),
  exportTable: nothing,
  listViews: nothing,
  saveView: send({ name: 'To sell', search: 'tag=to+sell' }),
  listProperties: nothing,
  readProperty: aProperty,
  listArchivedProperties: nothing,
  listUnits: aProperty,
  listAppliances: aProperty,
  listStructures: aProperty,
  listUnitAppliances: ({ ids }) => ({ params: { id: ids.unit } }),
  needsAttention: aProperty,
  listAddresses: aProperty,
  listTenants: aProperty,
  listRentRoll: () => ({ query: { sort: 'lease_end', limit: '10' } }),
  readRentRollTotals: nothing,
  exportRentRoll: nothing,
  listNotes: ({ ids }) => ({
    params: { id: ids.property },
    query: { entityType: 'appliance', entityId: ids.appliance },
  }),
  readPhoto: aPhoto,
  geocode: () => ({ query: { q: 'Austin, TX' } }),
  readLifeCurve: aComponent,
  listPlan: ({ ids }) => ({ query: { propertyId: ids.property } }),
  readComponent: aComponent,
  readMaintenance: aComponent,
  readCalendarFeed: nothing,
  readMailPreferences: nothing,
  countPlanDays: ({ ids }) => ({ query: { propertyId: ids.property, year: '2026' } }),
  readBudget: ({ ids }) => ({ query: { propertyId: ids.property, componentId: ids.appliance, years: '1' } }),
  exportBudget: ({ ids }) => ({
    query: { propertyId: ids.property, componentId: ids.appliance, years: '1' },
  }),
  listOwnTasks: ({ ids }) => ({ query: { propertyId: ids.property } }),
  listUnrecordedTasks: ({ ids }) => ({ query: { propertyId: ids.property } }),
  listHomeBudgets: () => ({ query: { years: '1' } }),
  exportHomeBudgets: () => ({ query: { years: '1' } }),
  readReserve: ({ ids }) => ({ query: { propertyId: ids.property } }),
  judgeRepair: ({ ids }) => ({ params: { id: ids.appliance }, query: { quote: '100' } }),
  printReport: ({ ids }) => ({ query: { propertyId: ids.property, years: '1' } }),
  listHomebotAppliances: nothing,
  listHomebotExchanges: ({ ids }) => ({ query: { conversationId: ids.conversation } }),
  retrieveSubscription: itself,
  readExport: nothing,
  listChanges: ({ ids }) => ({ query: { propertyId: ids.property } }),
  readAccount: nothing,

  createProperties: () => ({ body: [home] }),
  csvCheck: () => ({ file: 'street,city,state,zip,home_age\n1 Elm St,Austin,TX,78701,30\n' }),
  csvBulkUpload: () => ({ file: 'street,city,state,zip,home_age\n1 Elm St,Austin,TX,78701,30\n' }),
  updateProperty: ({ ids }) => ({ params: { id: ids.property }, body: { city: 'Dallas' } }),
  importTenants: ({ ids }) => ({
    body: { rows: [{ address: '12 Oak St', property_id: ids.property, unit_number: '2' }], is_check: true },
  }),
  addUnit: ({ ids }) => ({ params: { id: ids.property }, body: { unitNumber: '9', appliances: {} } }),
  updateUnit: (fullAccount) => ({ ...aUnit(fullAccount), body: { unitNumber: '8' } }),
  restoreUnit: ({ ids }) => ({ params: { id: ids.archivedUnit } }),
  restoreComponent: ({ ids }) => ({ params: { id: ids.archivedComponent } }),
  restoreProperty: ({ ids }) => ({ params: { id: ids.archivedProperty } }),
  updateAppliances: ({ ids }) => ({
    params: { id: ids.property },
    body: { applianceUpdates: [{ id: ids.appliance, appliance_type: 'dryer', age_in_years: 5 }] },
  }),
  updateStructures: ({ ids }) => ({
    params: { id: ids.property },
    body: { structureUpdates: [{ id: ids.structure, structure_type: 'roof', age_in_years: 6 }] },
  }),
  setForecastDate: ({ ids }) => ({
    params: { id: ids.property },
    body: { applianceType: 'dryer', applianceId: ids.appliance, forecastedReplacementDate: '2030-01-01' },
  }),
  addComponent: ({ ids }) => ({
    params: { id: ids.property },
    body: { type: 'washer', age: 3, unitId: ids.unit },
  }),
  correctComponent: (fullAccount) => ({ ...aComponent(fullAccount), body: { age: 7 } }),
  replaceComponent: ({ ids }) => ({ params: { id: ids.structure }, body: { cost: 9000 } }),
  createTenant: ({ ids }) => ({
    params: { id: ids.property },
    body: aTenant({ unit_id: ids.otherUnit, is_current: false }),
  }),
  updateTenant: (fullAccount) => ({
    ...aTenancy(fullAccount),
    body: { unit_id: fullAccount.ids.unit, current_rent: 2000 },
  }),
  renewContract: (fullAccount) => ({ ...aTenancy(fullAccount), body: { contract_duration_months: 12 } }),
  createNote: ({ ids }) => ({
    params: { id: ids.property },
    body: { entityType: 'appliance', entityId: ids.appliance },
  }),
  createPhoto: aPhoto,
  recordMaintenance: ({ ids }) => ({ params: { id: ids.appliance, taskId }, body: { kind: 'done' } }),
  exportHomes: ({ ids }) => ({ body: { ids: [ids.property] } }),
  changeHomes: ({ ids }) => ({ body: { ids: [ids.property], action: 'tag', tag: 'to sell' } }),
  recordFirstRounds: ({ ids }) => ({
    body: { taskId: 'stove-clean-burners', propertyId: ids.property, when: 'longer' },
  }),
  createOwnTask: ({ ids }) => ({
    body: { propertyId: ids.property, title: 'Oil the gate', dueOn: '2027-03-15', isWholeMonth: false },
  }),
  updateOwnTask: (fullAccount) => ({
    ...anOwnTask(fullAccount),
    body: { title: 'Paint the gate', dueOn: '2027-04-15', isWholeMonth: true, repeatMonths: 6 },
  }),
  finishOwnTask: anOwnTask,
  createCalendarFeed: nothing,
  updateMailPreferences: send({ weekly: false }),
  updateReserve: ({ ids }) => ({ body: { propertyId: ids.property, balance: 500 } }),
  askHomebot: ({ ids }) => ({
    body: {
      question: 'How long will it last?',
      propertyId: ids.property,
      applianceId: ids.appliance,
      conversationId: ids.conversation,
    },
  }),
  startExport: nothing,
  startImport: nothing,
  commitImport: ({ ids }) => ({ body: { id: ids.import } }),
  addSamplePortfolio: nothing,
  sendConfirmation: nothing,
  requestEmailChange: ({ customer: { password } }) => ({
    body: { email: 'another@example.com', currentPassword: password },
  }),
  confirmEmailChange: withWrongToken,
  withdrawEmailChange: nothing,
  updateProfile: send({ firstName: 'Ada', lastName: 'Lovelace' }),
  openCheckout: itself,

  undoMaintenance: ({ ids }) => ({ params: { id: ids.appliance, taskId, eventId: ids.event } }),
  deleteOwnTask: anOwnTask,
  deleteView: ({ ids }) => ({ params: { id: ids.view } }),
  deleteNote: ({ ids }) => ({ params: { id: ids.property, noteId: ids.note } }),
  removeHomebotConversation: ({ ids }) => ({ params: { id: ids.conversation } }),
  removeHomebotConversations: nothing,
  revokeCalendarFeed: nothing,
  removeSamplePortfolio: nothing,
  removeComponent: aComponent,
  removeUnit: aUnit,
  removeProperty: aProperty,
  cancelSubscription: itself,
  resumeSubscription: itself,
  openBillingPortal: (fullAccount) => ({ ...itself(fullAccount), refusedWith: 'no_billing_portal' }),
  // The sandbox sends no events, so this route returns 404.
  receiveStripeEvent: () => ({ refusedWith: 'not_found' }),
  resetPassword: ({ customer: { token, password } }) => ({
    body: { token, password },
    refusedWith: 'link_not_valid',
  }),
  // This request is made to fail. A request that succeeds would delete the account, which the next requests need. Other
  // tests cover the deletion.
  deleteAccount: () => ({
    body: { password: 'not this one', confirmation: 'DELETE' },
    refusedWith: 'invalid_request',
  }),
  changePassword: ({ customer: { password } }) => ({ body: { currentPassword: password, password } }),
  signOutEverywhere: nothing,
  logout: nothing,
}

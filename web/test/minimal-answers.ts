import { makeToken } from './token.ts'

export const token = makeToken({ first_name: 'Ada' })
const house = {
  id: 'h',
  address: '1 Elm St',
  postal_code: '78701',
  age: 12,
  created_at: '2026-01-02T03:04:05Z',
}
const flats = { ...house, id: 'f', address: '2 Oak Ave' }
export const stove = {
  id: 'c1',
  appliance_type: 'stove',
  age_in_years: 7,
  estimated_replacement_cost: 1000,
  forecasted_replacement_date: '2031-05-06',
}
const { appliance_type: _, ...shared } = stove
export const roof = { ...shared, id: 'c2', structure_type: 'roof' }
export const grace = {
  id: 't1',
  property_id: 'h',
  first_name: 'Grace',
  last_name: 'Hopper',
  phone_number: '555-0100',
  current_rent: 1850,
  contract_duration_months: 12,
  contract_start_date: '2026-06-01T00:00:00Z',
  contract_end_date: '2027-05-31T00:00:00Z',
  is_current: true,
  recommended_improvement_dates: ['2027-06-01'],
}
const item = {
  id: 'c2',
  name: 'roof',
  status: 'overdue',
  property_id: 'h',
  property_address: '1 Elm St',
  forecasted_replacement_date: '2026-01-01',
  days_difference: -324,
}

/** The responses of the 27 calls in the specification. They contain only the fields that the specification names. */
export const minimalAnswers: Record<string, unknown> = {
  'POST /v1/customers/signup': { customerCheckoutSession: '/cancel' },
  'POST /v1/customers/login': { token },
  'POST /v1/customers/post-payment-login': { is_paid: true, jwt: token },
  'PUT /v1/customers/profile': {},
  'DELETE /v1/customers/*/cancel-subscription': {},
  'GET /v1/customers/*/retrieve-subscription-information': { subscription_end: '2027-01-31' },
  'GET /v1/properties': [
    { ...house, isMultifamily: false },
    { ...flats, isMultifamily: true },
  ],
  'POST /v1/properties': {},
  'GET /v1/properties/h': { ...house, isMultifamily: false },
  'GET /v1/properties/f': { ...flats, isMultifamily: true },
  'GET /v1/properties/*/appliances': [stove],
  'PUT /v1/properties/*/appliances': {},
  'PUT /v1/properties/*/appliances/forecasted-date': { putRecordStatus: 200 },
  'GET /v1/properties/*/structures': [roof],
  'PUT /v1/properties/*/structures': {},
  'GET /v1/properties/*/addresses': [
    { property_id: 'h', address: '1 Elm St' },
    { property_id: 'f', address: '2 Oak Ave' },
  ],
  'GET /v1/properties/h/tenants': [grace],
  'GET /v1/properties/f/tenants': [],
  'POST /v1/properties/*/tenants': {},
  'PUT /v1/properties/*/tenants/*': {},
  'GET /v1/properties/*/customers/*/image': { signedURL: '' },
  'POST /v1/properties/*/customers/*/image': { imageUrl: '/v1/storage' },
  'GET /v1/properties/*/needs-attention': { managementItems: [item], components: [{ id: 'c2', cost: 9000 }] },
  'GET /v1/properties/*/units': [{ unit_id: 'u1', unit_number: '1A' }],
  'GET /v1/units/*/appliances': [stove],
  'GET /v1/properties/*/notes': {
    notes: [{ id: 'n1', entityType: 'property', content: 'Look up.', createdAt: '2026-01-02T03:04:05Z' }],
  },
  'POST /v1/properties/*/notes': { noteUrl: '/v1/storage' },
  'PUT /v1/storage': '',
  'POST /v1/properties/csv-bulk-upload': {},
  'POST /v1/home-bot/ask-lifecycle-question': { answer: 'About eleven years.' },
}

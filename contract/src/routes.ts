import * as accounts from './features/accounts.ts'
import * as attention from './features/attention.ts'
import * as billing from './features/billing.ts'
import * as components from './features/components.ts'
import * as notes from './features/notes.ts'
import * as photos from './features/photos.ts'
import * as places from './features/places.ts'
import * as properties from './features/properties.ts'
import * as tenants from './features/tenants.ts'
import type { Route } from './route.ts'

/** Every route of the API. A route that is not here does not exist; one that is has exactly one handler. */
export const routes: readonly Route[] = [
  accounts.signup,
  accounts.login,
  accounts.logout,
  accounts.postPaymentLogin,
  billing.retrieveSubscription,
  billing.openCheckout,
  properties.createProperties,
  properties.listProperties,
  properties.readProperty,
  properties.listUnits,
  components.listAppliances,
  components.listStructures,
  components.listUnitAppliances,
  attention.needsAttention,
  notes.listNotes,
  notes.createNote,
  notes.deleteNote,
  photos.readPhoto,
  photos.createPhoto,
  places.geocode,
  tenants.listAddresses,
  tenants.listTenants,
  tenants.createTenant,
  tenants.updateTenant,
  tenants.renewContract,
]

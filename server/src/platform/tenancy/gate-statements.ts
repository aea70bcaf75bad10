import type { Statement } from '../database/database.ts'

export const authenticate: Statement = {
  name: 'gate_authenticate',
  text: 'select * from gate.authenticate($1, $2, $3)',
}
export const lookUp: Statement = {
  name: 'gate_look_up',
  text: 'select * from gate.look_up($1, $2)',
}
export const setVisibleCustomer: Statement = {
  name: 'gate_name_customer',
  text: `select set_config('app.customer_id', $1, false)`,
}
/** Sets the customer of this transaction, and locks the row with the customer's data version. */
export const openWrite: Statement = {
  name: 'gate_open_write',
  text: 'select open_write($1, $2, $3, $4) as data_version',
}
/** Writes the row of the audit trail, but only if the transaction has raised the customer's data version. */
export const writeAudit: Statement = {
  name: 'gate_write_audit',
  text: `insert into audit_entries (customer_id, id, user_id, action, request_id, data_version, created_at)
    select $1::uuid, $2::uuid, $3::uuid, $4::text, $5::text, data_version, $6::timestamptz
    from data_versions where customer_id = $1::uuid and data_version is distinct from $7::bigint`,
}
export const begin: Statement = { name: 'gate_begin', text: 'begin' }
export const commit: Statement = { name: 'gate_commit', text: 'commit' }
export const rollback: Statement = { name: 'gate_rollback', text: 'rollback' }

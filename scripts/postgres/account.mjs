import { readFileSync } from 'node:fs'

/** @typedef {{ uid: number, gid: number }} Account */

const preferredNames = ['postgres', 'nobody']

/**
 * Chooses the account that runs PostgreSQL, which refuses to run as root. For root it is `postgres` if that account
 * exists, else `nobody`, else any other account of /etc/passwd, because initdb requires an account with a name.
 * @returns {Account | undefined} undefined if this process does not run as root, so that its own account is used
 */
export function choosePostgresAccount() {
  if (process.getuid?.() !== 0) return undefined
  const accounts = parseAccounts(readFileSync('/etc/passwd', 'utf8')).filter((account) => account.uid !== 0)
  const chosen = preferredNames
    .map((name) => accounts.find((account) => account.name === name))
    .find((account) => account !== undefined)
  const account = chosen ?? accounts[0]
  if (!account) throw new Error('PostgreSQL does not run as root, and /etc/passwd has no other account.')
  return { uid: account.uid, gid: account.gid }
}

/** @param {string} passwd */
function parseAccounts(passwd) {
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

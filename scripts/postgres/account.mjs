import { readFileSync } from 'node:fs'

/** @typedef {{ uid: number, gid: number }} Account */

const preferredNames = ['postgres', 'nobody']

/**
 * Chooses the account that runs PostgreSQL, because PostgreSQL refuses to run as root. Takes `postgres` if this account
 * exists, otherwise `nobody`, otherwise any other account in /etc/passwd. The account must have a name, because initdb
 * requires one.
 * @returns {Account | undefined} undefined if this process does not run as root; PostgreSQL then runs under the same
 * account
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

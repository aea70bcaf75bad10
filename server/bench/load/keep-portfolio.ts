// This program starts a PostgreSQL with the data of one customer, whose number of homes is the first argument. It runs
// until its standard input is closed. `npm run bench:web -- --homes 100000` uses it.
import { once } from 'node:events'
import { firstHomes, homeId, password, peopleOf } from './portfolios.ts'
import { openPostgresStore } from './stores.ts'

const people = peopleOf({ largeHomes: Number(process.argv[2]), ordinary: 0 })
const { large } = people
const store = await openPostgresStore(people)
const portfolio = {
  environment: store.serverEnvironment,
  account: { email: large.email, password },
  firstHomeId: homeId(firstHomes(people).get(large.userId) ?? 0),
}
console.log(JSON.stringify(portfolio))
process.stdin.resume()
await once(process.stdin, 'end')
await store.close()

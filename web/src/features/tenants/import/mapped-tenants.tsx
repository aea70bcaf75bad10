import type { importTenants as importRoute } from '@home-pulse/contract/features/tenants/import'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { CallFailed, endpoint } from '../../../platform/calls/api.ts'
import { csvKeys, propertyKeys } from '../../../platform/calls/query-keys.ts'
import { sentenceOf, type useWrite } from '../../../platform/calls/use-write.ts'
import { countWithNoun } from '../../../platform/format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { MappingStep } from '../../../ui/csv/mapping-step.tsx'
import type { CsvTable } from '../../../ui/csv/read-csv.ts'
import { type CsvFault, type IncludedRow, useCsvImport } from '../../../ui/csv/use-csv-import.ts'
import type { AddressRow } from '../api.ts'
import { AddressFinder } from '../components/address-finder.tsx'
import { normalizeTenant, tenantFields, tenantToWire } from './tenant-fields.ts'

const importTenants = endpoint<typeof importRoute>('POST', '/v1/tenants/import')

/** Asks the server which rows are invalid and why. Adds no tenants. */
const issuesQuery = (rows: ReturnType<typeof tenantToWire>[]) =>
  queryOptions({
    queryKey: csvKeys.tenants(rows),
    queryFn: async ({ signal }) => {
      const answer = await importTenants({ body: { rows, is_check: true }, signal })
      if (answer.ok) return []
      if (answer.network || answer.status !== 422) throw new CallFailed(answer)
      return answer.error.issues ?? []
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

interface MappedTenantsProps {
  table: CsvTable
  userId: string
  /**
   * The mutation that sends the import. The dialog creates it, because the dialog must stay open until the import has
   * ended.
   */
  write: ReturnType<typeof useWrite>
  /**
   * Called after the first correction. From then on, the dialog asks for confirmation before it closes, because closing
   * discards the corrections.
   */
  onCorrected: () => void
  onDone: () => void
}

/**
 * The step in which the user assigns the columns of a CSV file to the fields of a tenant. If the server cannot find the
 * home of a row, the user selects a vacant home.
 */
export function MappedTenants({ table, userId, write, onCorrected, onDone }: MappedTenantsProps) {
  const csvImport = useCsvImport(table, tenantFields, normalizeTenant)
  const [homes, setHomes] = useState<ReadonlyMap<number, AddressRow>>(new Map())
  const queries = useQueryClient()
  const { run, isBusy, keyFor } = write
  const isCorrected = csvImport.isCorrected || homes.size > 0
  useEffect(() => {
    if (isCorrected) onCorrected()
  }, [isCorrected, onCorrected])

  const { included, leftOut, missing } = csvImport
  const rows = useMemo(
    () => included.map(({ at, cells }) => tenantToWire(cells, homes.get(at)?.propertyId)),
    [included, homes],
  )
  const isReady = missing.length === 0 && rows.length > 0
  const checked = useQuery({ ...issuesQuery(rows), enabled: isReady })
  const faults = faultsOf(checked.data ?? [], included)
  const known = faults.flatMap(({ at, message }) => (/ already\.$/.test(message) ? [at] : []))
  const [knownOnce, setKnownOnce] = useState<readonly number[]>([])
  // The server does not check rows that were left out. So the error of such a row is remembered, and the user can still
  // see the row and include it again.
  const allKnown = [...new Set([...knownOnce.filter((at) => leftOut.has(at)), ...known])]

  const add = () =>
    run(
      {
        done: `${countWithNoun(rows.length, 'tenant')} added${leftOut.size > 0 ? `, ${leftOut.size} left out` : ''}`,
        failed: 'Failed to import tenants',
        networkFailed: 'Network error while importing tenants',
      },
      () => importTenants({ body: { rows }, idempotencyKey: keyFor(rows) }),
      async () => {
        await queries.invalidateQueries({ queryKey: propertyKeys.all })
        onDone()
      },
    )

  return (
    <MappingStep
      csvImport={{
        ...csvImport,
        leaveOut: (at, isOut) => {
          setKnownOnce(allKnown)
          csvImport.leaveOut(at, isOut)
        },
      }}
      faults={faults}
      faultCount={faults.length}
      known={allKnown}
      knownWords={
        allKnown.length === 1 ? 'row whose place is rented already' : 'rows whose places are rented already'
      }
      check={checked}
      isBusy={isBusy}
      renderCell={(at, column) =>
        column === 'address' && !known.includes(at) ? (
          <AddressFinder
            label={`Home of row ${at + 1}`}
            userId={userId}
            chosen={homes.get(at)}
            isDisabled={isBusy}
            onChoose={(home) => setHomes(new Map(homes).set(at, home))}
          />
        ) : undefined
      }
    >
      <Button
        variant="primary"
        disabled={isBusy || !isReady || checked.isFetching || checked.error !== null || faults.length > 0}
        onClick={add}
      >
        {isBusy ? 'Adding tenants...' : `Add ${countWithNoun(rows.length, 'tenant')}`}
      </Button>
    </MappingStep>
  )
}

/**
 * Assigns the server's errors to rows of the file. The path `rows.3.current_rent` is about the fourth row that was
 * sent.
 */
function faultsOf(
  issues: readonly { path: string; message: string }[],
  included: readonly IncludedRow[],
): CsvFault[] {
  return issues.flatMap(({ path, message }) => {
    const [, index = '', column = ''] = path.split('.')
    const row = included[Number(index)]
    return row ? [{ at: row.at, column, message: sentenceOf(message) }] : []
  })
}

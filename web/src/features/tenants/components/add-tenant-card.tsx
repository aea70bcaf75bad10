import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { SelectField } from '../../../ui/field.tsx'
import type { AddressRow } from '../api.ts'
import { blankDraft } from '../tenant-draft.ts'
import { useTenantWrites } from '../use-tenant-writes.ts'
import { AddressFinder } from './address-finder.tsx'
import fieldStyles from './tenant-fields.module.css'
import { TenantFields } from './tenant-fields.tsx'
import styles from './tenants.module.css'
import { UnitPicker } from './unit-picker.tsx'

/** More than this nobody looks through, and a browser takes seconds to lay them out. */
const longestChoice = 200

/** Lets an address that stands empty. */
export function AddTenantCard({ vacant }: { vacant: AddressRow[] }) {
  const [propertyId, setPropertyId] = useState('')
  const [draft, setDraft] = useState(blankDraft)
  const writes = useTenantWrites()
  // An address that was let in the meantime is no longer offered.
  const chosen = vacant.find((row) => row.propertyId === propertyId)

  function choose(id: string) {
    setPropertyId(id)
    setDraft({ ...draft, unitId: '' })
  }

  function clear() {
    setPropertyId('')
    setDraft(blankDraft)
    writes.forgive()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen && (await writes.add(chosen.propertyId, draft))) clear()
  }

  return (
    <Card title="Add Tenant to Property" subtitle="Pick one of the addresses that stand empty.">
      <form className={classes(fieldStyles.form, !chosen && styles.unpicked)} noValidate onSubmit={submit}>
        <div className={styles.picker}>
          {vacant.length > longestChoice ? (
            <AddressFinder
              label="Property Address"
              rows={vacant}
              chosen={chosen}
              isDisabled={writes.isBusy}
              onChoose={(row) => choose(row.propertyId)}
            />
          ) : (
            <SelectField
              label="Property Address"
              placeholder="Select a property..."
              disabled={writes.isBusy}
              value={chosen?.propertyId ?? ''}
              options={vacant.map((row) => ({ value: row.propertyId, label: row.address }))}
              onChange={(event) => choose(event.currentTarget.value)}
            />
          )}
        </div>
        {chosen && chosen.vacantUnitCount > 0 && (
          <div className={styles.picker}>
            <UnitPicker
              propertyId={chosen.propertyId}
              isLet={false}
              isBusy={writes.isBusy}
              unitId={draft.unitId}
              onChange={(unitId) => setDraft({ ...draft, unitId })}
            />
          </div>
        )}
        <TenantFields draft={draft} onChange={setDraft} isBusy={writes.isBusy} problem={writes.problem} />
        <div className={fieldStyles.actions}>
          <Button type="submit" variant="primary" disabled={writes.isBusy || !chosen}>
            {writes.isBusy ? 'Adding Tenant...' : 'Add Tenant'}
          </Button>
          <Button disabled={writes.isBusy} onClick={clear}>
            Clear
          </Button>
        </div>
      </form>
    </Card>
  )
}

import { useState } from 'react'
import { issueOf } from '../../../../platform/calls/use-write.ts'
import { formatUnit } from '../../../../platform/format.ts'
import { TextField } from '../../../../ui/controls/field.tsx'
import { InlineForm } from '../../../../ui/controls/inline-form.tsx'
import type { Unit } from '../../../components/units-query.ts'
import { useUnitWrites } from '../../use-unit-writes.ts'

interface UnitFormProps {
  title: string
  save: string
  saving: string
  initial: string
  writes: ReturnType<typeof useUnitWrites>
  onSave: (unitNumber: string) => Promise<boolean>
  onClose: () => void
}

function UnitForm({ title, save, saving, initial, writes, onSave, onClose }: UnitFormProps) {
  const [unitNumber, setUnitNumber] = useState(initial)
  const [hasTried, setTried] = useState(false)
  const isBlank = unitNumber.trim() === ''

  async function submit() {
    setTried(true)
    if (!isBlank && (await onSave(unitNumber))) onClose()
  }

  return (
    <InlineForm
      title={title}
      save={save}
      saving={saving}
      isBusy={writes.isBusy}
      problem={writes.problem}
      onSave={submit}
      onCancel={onClose}
    >
      <TextField
        label="Unit number"
        maxLength={50}
        autoComplete="off"
        value={unitNumber}
        error={hasTried && isBlank ? 'Needed' : undefined}
        serverError={issueOf(writes.problem, 'unitNumber')}
        onChange={(event) => setUnitNumber(event.currentTarget.value)}
      />
    </InlineForm>
  )
}

export function AddUnitForm({ propertyId, onClose }: { propertyId: string; onClose: () => void }) {
  const writes = useUnitWrites(propertyId)
  const words = { title: 'Add a unit', save: 'Add unit', saving: 'Adding...' }
  return <UnitForm {...words} initial="" writes={writes} onSave={writes.add} onClose={onClose} />
}

interface RenameUnitFormProps {
  unit: Unit
  propertyId: string
  onClose: () => void
}

export function RenameUnitForm({ unit, propertyId, onClose }: RenameUnitFormProps) {
  const writes = useUnitWrites(propertyId)
  return (
    <UnitForm
      title={`Rename ${formatUnit(unit.unitNumber)}`}
      save="Save"
      saving="Saving..."
      initial={unit.unitNumber}
      writes={writes}
      onSave={(unitNumber) => writes.rename(unit, unitNumber)}
      onClose={onClose}
    />
  )
}

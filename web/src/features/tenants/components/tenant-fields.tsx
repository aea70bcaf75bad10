import type { Problem } from '@home-pulse/contract/errors'
import { type InputHTMLAttributes, useState } from 'react'
import { sentenceOf } from '../../../platform/calls/use-write.ts'
import { Disclosure } from '../../../ui/controls/disclosure.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { hasDetails, type TenantDraft, withField } from '../tenant-draft.ts'
import styles from './tenant-fields.module.css'

type Field = {
  name: keyof TenantDraft
  wireName: string
  label: string
  /** A note for a blank field. It says which value will be stored. */
  blank?: string
  hint?: string
  /** True if the field accepts several lines of text. */
  hasLines?: boolean
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'min' | 'step'>

const person: Field[] = [
  { name: 'firstName', wireName: 'first_name', label: 'First Name' },
  { name: 'lastName', wireName: 'last_name', label: 'Last Name' },
  { name: 'phoneNumber', wireName: 'phone_number', label: 'Phone Number', type: 'tel' },
]
const number = { type: 'number', min: 0 } as const
const lease: Field[] = [
  {
    name: 'currentRent',
    wireName: 'current_rent',
    label: 'Monthly Rent',
    blank: 'Blank counts as $0.',
    ...number,
    inputMode: 'decimal',
    step: 'any',
  },
  {
    name: 'contractDurationMonths',
    wireName: 'contract_duration_months',
    label: 'Contract Duration (months)',
    blank: 'Blank counts as 0 months.',
    ...number,
    inputMode: 'numeric',
  },
  {
    name: 'contractStartDate',
    wireName: 'contract_start_date',
    label: 'Contract Start Date',
    type: 'date',
  },
  { name: 'contractEndDate', wireName: 'contract_end_date', label: 'Contract End Date', type: 'date' },
]

const email: Field = { name: 'email', wireName: 'email', label: 'Email', type: 'email' }
const leaseDetails: Field[] = [
  { name: 'moveOutDate', wireName: 'move_out_date', label: 'Move-Out Date', type: 'date' },
  {
    name: 'deposit',
    wireName: 'deposit',
    label: 'Deposit',
    ...number,
    inputMode: 'decimal',
    step: 'any',
  },
  {
    name: 'coTenants',
    wireName: 'co_tenants',
    label: 'Co-Tenants',
    hint: 'One name a line, up to 10.',
    hasLines: true,
  },
]

interface TenantFieldsProps {
  draft: TenantDraft
  onChange: (draft: TenantDraft) => void
  isBusy: boolean
  problem: Problem | undefined
  /** True for all fields. False for only the fields of the lease, as in a renewal. */
  hasPerson?: boolean
}

const isInOrder = ({ contractStartDate, contractEndDate }: TenantDraft) =>
  contractStartDate !== '' && contractEndDate >= contractStartDate

/**
 * The fields of a tenant and the lease. A server error about a field is shown at that field. Any other server error is
 * shown below the fields.
 */
export function TenantFields({ draft, onChange, isBusy, problem, hasPerson = true }: TenantFieldsProps) {
  const specified = hasPerson ? [person, lease] : [lease]
  const details = hasPerson ? [email, ...leaseDetails] : leaseDetails
  const [hadDetails] = useState(() => hasDetails(draft))
  const issueOf = ({ name, wireName }: Field) =>
    // If the lease ends before it starts, the server reports an error for the end date. The error disappears when the
    // user corrects either date.
    name === 'contractEndDate' && isInOrder(draft)
      ? undefined
      : problem?.issues?.find(({ path }) => path === wireName || path.startsWith(`${wireName}.`))?.message

  function drawField(field: Field) {
    const { name, wireName, label, blank, hint, hasLines, ...input } = field
    const issue = issueOf(field)
    const shared = {
      name,
      label,
      autoComplete: 'off',
      disabled: isBusy,
      value: draft[name],
      hint: (draft[name] === '' && blank) || hint,
      serverError: issue && sentenceOf(issue),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onChange(withField(draft, name, currentTarget.value)),
    }
    return hasLines ? (
      <TextArea key={name} rows={2} {...shared} />
    ) : (
      <TextField key={name} {...shared} {...input} />
    )
  }

  return (
    <div className={styles.groups}>
      {specified.map((fields) => (
        <div key={fields === person ? 'person' : 'lease'} className={styles.fields}>
          {fields.map(drawField)}
        </div>
      ))}
      <Disclosure title="More" className={styles.more} isOpen={hadDetails || details.some(issueOf)}>
        <div className={styles.fields}>{details.map(drawField)}</div>
      </Disclosure>
      {problem && ![...specified.flat(), ...details].some(issueOf) && (
        <p className={styles.problem}>{problem.message}</p>
      )}
    </div>
  )
}

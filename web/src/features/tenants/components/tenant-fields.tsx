import type { Problem } from '@home-pulse/contract/errors'
import type { InputHTMLAttributes } from 'react'
import { TextField } from '../../../ui/controls/field.tsx'
import { type TenantDraft, withField } from '../tenant-draft.ts'
import styles from './tenant-fields.module.css'

type Field = {
  name: keyof TenantDraft
  wireName: string
  label: string
  /** Says what a blank saves. */
  blank?: string
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'min' | 'step'>

const person: Field[] = [
  { name: 'firstName', wireName: 'first_name', label: 'First Name' },
  { name: 'lastName', wireName: 'last_name', label: 'Last Name' },
  { name: 'phoneNumber', wireName: 'phone_number', label: 'Phone Number', type: 'tel' },
]
const number = { type: 'number', min: 0 } as const
const contract: Field[] = [
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

interface TenantFieldsProps {
  draft: TenantDraft
  onChange: (draft: TenantDraft) => void
  isBusy: boolean
  problem: Problem | undefined
  /** A renewal asks about the contract alone. */
  hasPerson?: boolean
}

const isInOrder = ({ contractStartDate, contractEndDate }: TenantDraft) =>
  contractStartDate !== '' && contractEndDate >= contractStartDate

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** A person and their contract. What the server refuses stands at its field, or under them all. */
export function TenantFields({ draft, onChange, isBusy, problem, hasPerson = true }: TenantFieldsProps) {
  const groups = hasPerson ? [person, contract] : [contract]
  const issueOf = ({ name, wireName }: Field) =>
    // The end is refused for coming before the start, so correcting either of them answers it.
    name === 'contractEndDate' && isInOrder(draft)
      ? undefined
      : problem?.issues?.find(({ path }) => path === wireName)?.message
  return (
    <div className={styles.groups}>
      {groups.map((fields) => (
        <div key={fields === person ? 'person' : 'contract'} className={styles.fields}>
          {fields.map((field) => {
            const { name, wireName, label, blank, ...input } = field
            const issue = issueOf(field)
            return (
              <TextField
                key={name}
                name={name}
                label={label}
                autoComplete="off"
                disabled={isBusy}
                value={draft[name]}
                hint={draft[name] === '' && blank}
                refusal={issue && sentence(issue)}
                onChange={(event) => onChange(withField(draft, name, event.currentTarget.value))}
                {...input}
              />
            )
          })}
        </div>
      ))}
      {problem && !groups.flat().some(issueOf) && <p className={styles.problem}>{problem.message}</p>}
    </div>
  )
}

import type { CamelCased } from '@home-pulse/contract/camel-case'
import type { CheckedImport } from '@home-pulse/contract/features/records/import'
import { keysOf } from '@home-pulse/contract/objects'
import { formatCount } from '../../../platform/format.ts'
import { formatTimestamp } from '../../../platform/timestamp-format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './records.module.css'

interface ImportPreviewProps {
  checked: CamelCased<CheckedImport>
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

const nouns: Record<keyof CamelCased<CheckedImport>['contents'], [one: string, many: string]> = {
  properties: ['home', 'homes'],
  units: ['unit', 'units'],
  components: ['appliance or structure', 'appliances and structures'],
  replaced: ['replacement in their history', 'replacements in their history'],
  tenants: ['tenant', 'tenants'],
  notes: ['note', 'notes'],
  photos: ['photo', 'photos'],
  maintenance: ['task record', 'task records'],
  ownTasks: ['own task', 'own tasks'],
  savedViews: ['saved view', 'saved views'],
  reserves: ['reserve', 'reserves'],
  conversations: ['conversation with HomeBot', 'conversations with HomeBot'],
}

/** Shows the data that an import will add, before it starts. */
export function ImportPreview({ checked, isBusy, onConfirm, onCancel }: ImportPreviewProps) {
  const { contents, exportedAt, remarks } = checked
  const kinds = keysOf(nouns).filter((kind) => contents[kind] > 0)
  return (
    <section className={styles.form} aria-label="What will be added">
      <p>
        A copy of {formatTimestamp(exportedAt)}.{' '}
        {kinds.length > 0 ? 'This will be added:' : 'It has nothing to add.'}
      </p>
      {kinds.length > 0 && (
        <ul className={styles.contents}>
          {kinds.map((kind) => (
            <li key={kind}>
              <b>{formatCount(contents[kind])}</b> {nouns[kind][contents[kind] === 1 ? 0 : 1]}
            </li>
          ))}
        </ul>
      )}
      {remarks.map((remark) => (
        <p key={remark} className={styles.quiet}>
          {remark}
        </p>
      ))}
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="primary" disabled={isBusy || kinds.length === 0} onClick={onConfirm}>
          {isBusy ? 'Adding...' : 'Add all of it'}
        </Button>
      </div>
    </section>
  )
}

import { useState } from 'react'
import { CheckboxField } from '../../ui/controls/checkbox-field.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import styles from './palette.module.css'
import { hasSingleKeys, shortcutRows, storeSingleKeys } from './shortcuts.ts'

/** A dialog that lists the keyboard shortcuts, with a switch for the single-key ones. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(hasSingleKeys)
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.rows}>
        {shortcutRows.map(({ keys, does }) => (
          <div key={keys.join(' ')}>
            <dt>{does}</dt>
            <dd>
              {keys.map((name) => (
                <kbd key={name} className={styles.keys}>
                  {name}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        label="Use single-key shortcuts"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          storeSingleKeys(checked)
          setOn(checked)
        }}
      />
    </Dialog>
  )
}

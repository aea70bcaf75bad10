import { Autocomplete } from '@base-ui/react/autocomplete'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useDebounce } from 'use-debounce'
import { homesFoundQuery } from '../../features/plan/calls/api.ts'
import { countWithNoun } from '../../platform/format.ts'
import { paths } from '../../platform/paths.ts'
import { Modal } from '../../ui/controls/dialog.tsx'
import { Mark } from '../../ui/layout/mark.tsx'
import styles from './palette.module.css'
import { fixedGroups, type PaletteGroup, type PaletteItem, tenantItems } from './palette-items.ts'

/** The maximum number of homes in the results. The dashboard lists all homes. */
const maxHomes = 6

/** Finds the homes, screens and actions that match a text, in groups. Empty groups are left out. */
function usePaletteGroups(text: string, onHelp: () => void) {
  const navigate = useNavigate()
  const [wanted] = useDebounce(text, 150)
  const { data = [], isFetching, isPlaceholderData, error } = useQuery(homesFoundQuery(wanted))

  // The results may still be for an earlier text. Enter must not open one of these old results.
  const isStale = isPlaceholderData || wanted !== text
  const isLooking = isFetching || isStale
  const homes: PaletteItem[] = (isStale ? [] : data)
    .slice(0, maxHomes)
    .map(({ id, address, postalCode }) => ({
      id,
      label: address,
      detail: postalCode,
      run: () => void navigate({ to: paths.property, params: { propertyId: id } }),
    }))
  const found: PaletteGroup[] = [
    { label: 'Homes', items: homes },
    ...fixedGroups(text, navigate, onHelp),
    // The link to the tenants is added only after the homes have loaded. Otherwise it could be the first result for a
    // moment, and Enter would open it instead of a home.
    { label: 'Tenants', items: isLooking ? [] : tenantItems(text, navigate) },
  ]
  return { groups: found.filter(({ items }) => items.length > 0), isLooking, error }
}

interface PaletteDialogProps {
  onClose: () => void
  onHelp: () => void
}

/**
 * A dialog that finds homes, screens and actions by text. The server searches the homes. Screens and actions are
 * matched in the browser.
 */
export function PaletteDialog({ onClose, onHelp }: PaletteDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const { groups, isLooking, error } = usePaletteGroups(text, onHelp)

  function choose(item: PaletteItem) {
    onClose()
    item.run()
  }

  return (
    <Modal className={styles.dialog} aria-label="Search" onClose={onClose} closesOutside initialFocus={input}>
      <Autocomplete.Root
        inline
        open
        mode="none"
        autoHighlight="always"
        items={groups}
        value={typed}
        onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
        itemToStringValue={({ label }: PaletteItem) => label}
      >
        <div className={styles.field}>
          <Mark path="M9 14.500a5.500 5.500 0 1 0-.1 0ZM13 13l4 4" />
          <Autocomplete.Input
            ref={input}
            aria-label="Search homes, screens and actions"
            placeholder="Homes, screens, actions"
            onKeyDown={(event) => event.key === 'Escape' && onClose()}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            Close
          </button>
        </div>
        <Autocomplete.Status className="visually-hidden">
          {isLooking ? 'Searching' : countWithNoun(groups.flatMap(({ items }) => items).length, 'result')}
        </Autocomplete.Status>
        {groups.length === 0 && (
          <p className={styles.empty}>{isLooking ? 'Searching...' : `Nothing matches “${text}”.`}</p>
        )}
        {error && <p className={styles.empty}>Homes could not be searched. Check your connection.</p>}
        <Autocomplete.List className={styles.list} aria-label="Results">
          {(group: PaletteGroup) => (
            <Autocomplete.Group key={group.label} items={group.items}>
              <Autocomplete.GroupLabel className={styles.group}>{group.label}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: PaletteItem) => (
                  <Autocomplete.Item
                    key={item.id}
                    value={item}
                    className={styles.option}
                    onClick={() => choose(item)}
                  >
                    <span>{item.label}</span>
                    {item.detail && <span className={styles.detail}>{item.detail}</span>}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Modal>
  )
}

import { Combobox as Base } from '@base-ui/react/combobox'
import type { BaseUIEvent } from '@base-ui/react/types'
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef } from 'react'
import { classes } from '../layout/classes.ts'
import styles from './combobox.module.css'

interface ComboboxProps<Item> {
  /** The text field. The combobox sets its value, its ARIA attributes and its event handlers. */
  field: ReactElement
  text: string
  isOpen: boolean
  isDisabled?: boolean
  items: readonly Item[]
  nameOf: (item: Item) => string
  chosen: Item | null
  isSame?: (one: Item, other: Item) => boolean
  /** True if typing makes the first option active. */
  startsAtFirst?: boolean
  /** True if the options belong to an earlier text. Enter then selects no option. */
  isStale?: boolean
  /** True if Enter opens the list while it is closed. Otherwise Enter could submit the form. */
  opensOnEnter?: boolean
  className?: string | undefined
  popupClassName?: string | undefined
  onOpen: () => void
  onType: (text: string) => void
  onChoose: (item: Item) => void
  /** Called when an option was chosen or Escape was pressed. */
  onClose: () => void
  /** Called when the focus leaves the field. */
  onLeave?: () => void
  /** Called when the user pressed Enter while no option was active. */
  onNoChoice?: () => void
  /** Shown beside the field. */
  aside?: ReactNode
  /** The list of options, and other content above or below it. */
  children: ReactNode
}

/**
 * A text field with a list of options. The parent component stores the text and filters the options, because most
 * options come from the server. The list is not rendered in a portal, because screen readers would then lose the label
 * and the error.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { isDisabled = false, isStale = false, onOpen, onClose, onLeave = onClose } = props
  const isOpen = props.isOpen && !isDisabled
  const hasActive = useRef(false)

  /** Handles the keys that Base UI does not handle for a list without a portal. */
  function onKeyDown(event: BaseUIEvent<KeyboardEvent>) {
    const isEnter = event.key === 'Enter'
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const opens = !isOpen && (isArrow || (isEnter && props.opensOnEnter))
    const closes = isOpen && event.key === 'Escape'
    const choosesNothing = isOpen && isEnter && (isStale || !hasActive.current)
    if (!opens && !closes && !choosesNothing) return
    event.preventDefault()
    event.preventBaseUIHandler()
    if (opens) onOpen()
    // Escape closes only the list. A dialog or form around it stays open.
    if (closes) event.stopPropagation()
    if (closes) onClose()
    // The typed text stays in the field, so that the user can correct it.
    if (choosesNothing && !isStale) props.onNoChoice?.()
  }

  return (
    <div className={classes(styles.combobox, props.className)}>
      <Base.Root
        inline
        open={isOpen}
        items={props.items}
        filter={null}
        itemToStringLabel={props.nameOf}
        isItemEqualToValue={props.isSame}
        value={props.chosen}
        inputValue={props.text}
        disabled={isDisabled}
        autoHighlight={props.startsAtFirst ?? false}
        highlightItemOnHover={false}
        onItemHighlighted={(item) => {
          hasActive.current = item !== undefined
        }}
        onInputValueChange={(text, { reason }) => reason === 'input-change' && props.onType(text)}
        onValueChange={(item, { reason }) => item !== null && reason === 'item-press' && props.onChoose(item)}
        onOpenChange={(_, { reason }) => reason === 'item-press' && onClose()}
      >
        <Base.Input
          render={props.field}
          aria-expanded={isOpen}
          spellCheck={false}
          onClick={() => isOpen || onOpen()}
          onBlur={onLeave}
          onKeyDown={onKeyDown}
        />
        {isOpen && (
          <div
            className={classes(styles.popup, props.popupClassName)}
            // Prevents a pointer from moving the focus. Otherwise the field would lose the focus, and the list would
            // close before the click on an option.
            onPointerDown={(event) => event.preventDefault()}
          >
            {props.children}
          </div>
        )}
        {props.aside}
      </Base.Root>
    </div>
  )
}

export const ComboboxList = ({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) => (
  <Base.List aria-label={label} className={classes(styles.list, className)}>
    {children}
  </Base.List>
)

/** A message in place of the list, if the list has no options. Screen readers announce it. */
export const ComboboxEmpty = ({ children }: { children: ReactNode }) => <Base.Empty>{children}</Base.Empty>

export const ComboboxOption = <Item,>({ item, children }: { item: Item; children: ReactNode }) => (
  <Base.Item value={item} className={styles.option}>
    {children}
  </Base.Item>
)

/** A group of options under a heading. */
export const ComboboxGroup = ({
  label,
  className,
  labelClassName,
  children,
}: {
  label: string
  className?: string | undefined
  labelClassName?: string | undefined
  children: ReactNode
}) => (
  <Base.Group className={className}>
    <Base.GroupLabel className={labelClassName}>{label}</Base.GroupLabel>
    {children}
  </Base.Group>
)

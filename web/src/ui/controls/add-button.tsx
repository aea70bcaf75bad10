import { Button } from './button.tsx'
import styles from './flush-button.module.css'
import type { useDisclosure } from './use-disclosure.ts'

interface AddButtonProps {
  /** Opens and closes the form for a new entry. The button is disabled while the form is open. */
  form: ReturnType<typeof useDisclosure<'add'>>
  label: string
}

/** The button above a list that opens the form for a new entry. The button gets the focus back when the form closes. */
export const AddButton = ({ form, label }: AddButtonProps) => (
  <div ref={form.place}>
    <Button
      variant="quiet"
      size="small"
      className={styles.flush}
      data-opens="add"
      disabled={form.open !== null}
      onClick={() => form.show('add')}
    >
      {label}
    </Button>
  </div>
)

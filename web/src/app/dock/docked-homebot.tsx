import { useEffect } from 'react'
import { useConversationStore } from '../../features/homebot/conversation.ts'
import { HomebotPanel } from '../../features/homebot/homebot-panel.tsx'
import { Button } from '../../ui/controls/button.tsx'
import styles from './homebot-dock.module.css'
import type { ShownItem } from './on-screen.ts'

interface DockedHomebotProps {
  shownItem: ShownItem | undefined
  onClose: () => void
}

export function DockedHomebot({ shownItem, onClose }: DockedHomebotProps) {
  const store = useConversationStore()
  useEffect(() => {
    store.onScreen = shownItem && {
      propertyId: shownItem.propertyId,
      ...(shownItem.applianceId !== undefined && { applianceId: shownItem.applianceId }),
    }
    return () => {
      store.onScreen = undefined
    }
  }, [shownItem, store])
  return <HomebotPanel subject={shownItem?.subject} close={<CloseButton onClick={onClose} />} />
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.close}
      aria-label="Close HomeBot"
      onClick={onClick}
    >
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.750" strokeLinecap="round" />
      </svg>
    </Button>
  )
}

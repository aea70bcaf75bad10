import { Tabs } from '@base-ui/react/tabs'
import { type ReactNode, useDeferredValue } from 'react'
import styles from './screen-tabs.module.css'

interface ScreenTab {
  value: string
  label: string
  panel: ReactNode
}

interface ScreenTabsProps {
  /** The name of the tab list for screen readers. */
  label: string
  tabs: ScreenTab[]
  value: string
  onChange: (value: string) => void
  /** True if a wide screen shows the tabs beside the title. The parent element must then be a CSS grid. */
  isBesideTitle?: boolean
  /** True while the user must not change to another tab. */
  disabled?: boolean
}

/** The tabs of a screen. Only the selected panel is mounted. So a panel loads its data when it is selected. */
export function ScreenTabs({
  label,
  tabs,
  value,
  onChange,
  isBesideTitle = false,
  disabled = false,
}: ScreenTabsProps) {
  // The tab is marked at once after a click. Its panel is rendered with a lower priority, so another click can
  // interrupt it.
  const laidOut = useDeferredValue(value)
  return (
    <Tabs.Root
      value={value}
      onValueChange={(chosen: string) => onChange(chosen)}
      className={isBesideTitle ? styles.besideTitle : undefined}
    >
      <Tabs.List aria-label={label} activateOnFocus className={styles.list}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value} disabled={disabled} className={styles.tab}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.value === laidOut && tab.panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

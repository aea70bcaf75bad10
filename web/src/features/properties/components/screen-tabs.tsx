import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './screen-tabs.module.css'

interface ScreenTab {
  value: string
  label: string
  panel: ReactNode
}

interface ScreenTabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: ScreenTab[]
  value: string
  onChange: (value: string) => void
  /** While what stands in a tab must not be left. */
  disabled?: boolean
}

/** The tabs of a screen; only the chosen panel is mounted, so that entering one loads it. */
export function ScreenTabs({ label, tabs, value, onChange, disabled = false }: ScreenTabsProps) {
  return (
    <Tabs
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      keepMounted={false}
      variant="none"
      classNames={{ list: styles.list ?? '', tab: styles.tab ?? '', panel: styles.panel ?? '' }}
    >
      <Tabs.List aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value} disabled={disabled}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.value} value={tab.value}>
          {tab.panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

import { Tabs } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useDeferredValue } from 'react'
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
  /** On a wide screen the tabs stand in the row of the title, whose container is a grid. */
  isBesideTitle?: boolean
  /** While what stands in a tab must not be left. */
  disabled?: boolean
}

/**
 * Home and End choose the first and the last tab, as the arrows choose their neighbours: Mantine moves the focus alone, and
 * lets nobody hear of it after.
 */
function chooseEnd(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Home' && event.key !== 'End') return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  tabs.at(event.key === 'Home' ? 0 : -1)?.click()
}

/** The tabs of a screen; only the chosen panel is mounted, so that entering one loads it. */
export function ScreenTabs({
  label,
  tabs,
  value,
  onChange,
  isBesideTitle = false,
  disabled = false,
}: ScreenTabsProps) {
  // The press is shown at once; what stands in the tab is laid out after, and can be interrupted by the next press.
  const laidOut = useDeferredValue(value)
  return (
    <Tabs
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      keepMounted={false}
      variant="none"
      className={isBesideTitle ? (styles.besideTitle ?? '') : ''}
      classNames={{ list: styles.list ?? '', tab: styles.tab ?? '', panel: styles.panel ?? '' }}
    >
      <Tabs.List aria-label={label} onKeyDownCapture={chooseEnd}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value} disabled={disabled}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.value} value={tab.value}>
          {tab.value === laidOut && tab.panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

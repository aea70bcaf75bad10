import { useState } from 'react'
import { chooseTheme, chosenTheme, type Theme } from '../platform/theme.ts'
import { Segmented } from '../ui/controls/segmented.tsx'
import styles from './user-menu.module.css'

const options: { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** The switch for the color scheme, which is stored in this browser. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <div className={styles.theme}>
      <Segmented
        label="Theme"
        options={options}
        value={theme}
        onChange={(chosen) => {
          chooseTheme(chosen)
          setTheme(chosen)
        }}
      />
    </div>
  )
}

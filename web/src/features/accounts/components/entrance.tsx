import type { ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { Brand } from '../../../ui/layout/brand.tsx'
import styles from './entrance.module.css'
import { LitHouse } from './lit-house.tsx'

/** The frame of the sign-in forms: a link home, the heading, and a drawing of a house. */
export function Entrance({
  heading,
  intro,
  children,
}: {
  heading: string
  intro: string
  children: ReactNode
}) {
  return (
    <div className={styles.screen}>
      <main className={styles.panel}>
        <div className={styles.bar}>
          <Brand />
          <ButtonLink to={paths.home} variant="quiet" size="small">
            Back to Home
          </ButtonLink>
        </div>
        <div className={styles.body}>
          <div className={styles.intro}>
            <h1>{heading}</h1>
            <p>{intro}</p>
          </div>
          {children}
        </div>
      </main>
      <LitHouse />
    </div>
  )
}

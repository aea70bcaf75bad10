import type { PlainDate } from '@home-pulse/contract/primitives'
import { yearOf } from '../../../platform/plain-date.ts'
import { Brand } from '../../../ui/layout/brand.tsx'
import type { Contact } from '../contact.ts'
import styles from './footer.module.css'

export function Footer({ contact, today }: { contact: Contact; today: PlainDate }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Brand />
        <address className={styles.contact}>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <a href={`tel:${contact.phoneDigits}`}>{contact.phone}</a>
          <span>{contact.address}</span>
        </address>
        <small>© {yearOf(today)} Home Pulse AI. All rights reserved.</small>
      </div>
    </footer>
  )
}

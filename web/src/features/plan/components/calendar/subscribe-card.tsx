import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatTimestamp } from '../../../../platform/timestamp-format.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { DialogButtons } from '../../../../ui/controls/dialog-buttons.tsx'
import { Disclosure } from '../../../../ui/controls/disclosure.tsx'
import { TextField } from '../../../../ui/controls/field.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { QrCode } from '../../../../ui/layout/qr-code.tsx'
import { feedQuery } from '../../calls/api.ts'
import { useFeedWrites } from '../../calls/use-feed-writes.ts'
import styles from './subscribe-card.module.css'

/** Creates, shows and revokes the URL of the calendar feed, to which other programs can subscribe. */
export function SubscribeCard() {
  const { data: feed, error, refetch } = useQuery(feedQuery)
  const writes = useFeedWrites()
  const [isRevoking, setRevoking] = useState(false)
  return (
    <Card title="Subscribe to this calendar" className={styles.card}>
      {error ? (
        <p className={styles.failed}>
          <span>Your subscription did not load.</span>
          <Button size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      ) : !feed ? (
        <Skeleton height={88} />
      ) : feed.url === null ? (
        <>
          <p className={styles.text}>
            See what is due in Google Calendar, Apple Calendar or Outlook. You get a private link that you can
            end at any time.
          </p>
          <Button disabled={writes.isBusy} onClick={writes.create}>
            {writes.isBusy ? 'Creating...' : 'Create a private link'}
          </Button>
        </>
      ) : (
        <>
          <Address url={feed.url} />
          <div className={styles.actions}>
            <a className={styles.open} href={inCalendarApp(feed.url)}>
              Open in your calendar app
            </a>
            <Button variant="quiet" size="small" onClick={() => setRevoking(true)}>
              Revoke
            </Button>
          </div>
          <Disclosure title="Add it to your phone" className={styles.how}>
            <p>Point the phone’s camera at this code. It opens the private link in the calendar app.</p>
            <QrCode text={inCalendarApp(feed.url)} label="QR code of the private link" />
          </Disclosure>
          <Directions />
          {feed.createdAt && <p className={styles.since}>Created {formatTimestamp(feed.createdAt)}.</p>}
        </>
      )}
      {isRevoking && <RevokeDialog writes={writes} onClose={() => setRevoking(false)} />}
    </Card>
  )
}

/** Changes the URL's scheme, so that it opens the calendar app instead of the browser. */
const inCalendarApp = (url: string) => url.replace(/^https?:/, 'webcal:')

function Address({ url }: { url: string }) {
  const place = useRef<HTMLDivElement>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast.success('Link copied')
    } catch {
      // A page served over plain http cannot write to the clipboard, so the user copies the selected URL.
      place.current?.querySelector('input')?.select()
      toast.info('The link is selected', 'Press Ctrl+C, or ⌘C on a Mac, to copy it.')
    }
  }
  return (
    <div ref={place} className={styles.address}>
      <TextField
        label="Private link"
        hint="Anyone with this link can read your calendar, but not change it."
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button size="small" onClick={copy}>
        Copy link
      </Button>
    </div>
  )
}

function Directions() {
  return (
    <Disclosure title="How to add it" className={styles.how}>
      <dl>
        <dt>Google Calendar</dt>
        <dd>On a computer, next to “Other calendars” choose +, then “From URL”, and paste the link.</dd>
        <dt>Apple Calendar</dt>
        <dd>Choose File, then “New Calendar Subscription”. On an iPhone: Calendars, Add Calendar.</dd>
        <dt>Outlook</dt>
        <dd>Choose “Add calendar”, then “Subscribe from web”, and paste the link.</dd>
      </dl>
      <p>Your calendar looks for changes by itself, some only once a day.</p>
    </Disclosure>
  )
}

function RevokeDialog({
  writes,
  onClose,
}: {
  writes: ReturnType<typeof useFeedWrites>
  onClose: () => void
}) {
  return (
    <Dialog title="Revoke this link?" isBusy={writes.isBusy} onClose={onClose}>
      <p>
        Every calendar that subscribes to it stops being updated. You can create a new link afterwards, and
        add it again.
      </p>
      <DialogButtons>
        <Button disabled={writes.isBusy} onClick={onClose}>
          Keep it
        </Button>
        <Button
          variant="primary"
          disabled={writes.isBusy}
          onClick={async () => {
            if (await writes.revoke()) onClose()
          }}
        >
          {writes.isBusy ? 'Revoking...' : 'Revoke link'}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

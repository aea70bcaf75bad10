import { type MailKind, mailKinds, weeklyMailDay } from '@home-pulse/contract/features/plan/mail-kinds'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWrite } from '../../../../platform/calls/use-write.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { CheckboxField } from '../../../../ui/controls/checkbox-field.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { preferencesQuery, updatePreferences } from '../../calls/api.ts'
import styles from './mail-card.module.css'

const texts: Record<MailKind, readonly [label: string, note: string]> = {
  weekly: ['A weekly summary', `On ${weeklyMailDay.name}s, when something is due in the next two weeks.`],
  due: ['When something becomes due', 'On that day.'],
}

/** Checkboxes for the emails that the customer wants. Each is saved when it is changed. */
export function MailCard() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(preferencesQuery)
  const { isBusy, run } = useWrite()
  /** The new values of checkboxes that are being saved. */
  const [pending, setPending] = useState<Partial<Record<MailKind, boolean>>>({})

  async function choose(mail: MailKind, isWanted: boolean) {
    setPending({ [mail]: isWanted })
    await run(
      {
        done: 'Email preferences saved',
        failed: 'Failed to save email preferences',
        networkFailed: 'Network error while saving email preferences',
      },
      () => updatePreferences({ body: { [mail]: isWanted } }),
      (preferences) => queries.setQueryData(preferencesQuery.queryKey, preferences),
    )
    setPending({})
  }

  const box = (mail: MailKind) => (
    <CheckboxField
      key={mail}
      className={styles.box}
      label={
        <>
          {texts[mail][0]}
          <small>{texts[mail][1]}</small>
        </>
      }
      checked={pending[mail] ?? data?.[mail] ?? false}
      disabled={isBusy}
      onChange={(event) => choose(mail, event.currentTarget.checked)}
    />
  )
  return (
    <Card title="Emails">
      {error ? (
        <p className={styles.failed}>
          <span>Your email preferences did not load.</span>
          <Button size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      ) : !data ? (
        <Skeleton height={104} />
      ) : (
        mailKinds.map(box)
      )}
    </Card>
  )
}

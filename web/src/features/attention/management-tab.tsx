import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { HouseDrawing, QuietHouseDrawing } from '../../ui/layout/drawings.tsx'
import { attentionQuery } from './api.ts'
import { AttentionList } from './components/attention-list.tsx'
import { AttentionPanel } from './components/attention-panel.tsx'
import { AttentionSkeleton } from './components/attention-skeleton.tsx'
import { ChatPlaceholder } from './components/chat-placeholder.tsx'
import { ManagementLayout } from './components/management-layout.tsx'

// HomeBot's code is loaded with the tab. If that fails, the list still works, and only a reload of the page tries
// again: see web/src/app/fetch-once.ts.
const HomebotPanel = lazy(() =>
  import('../homebot/homebot-panel.tsx').then(
    ({ HomebotPanel }) => ({ default: HomebotPanel }),
    () => ({ default: () => <ChatPlaceholder hasFailed /> }),
  ),
)

interface ManagementTabProps {
  userId: string
  isPortfolioEmpty: boolean
  /** Shown for an empty portfolio: ways to add the first home. */
  start: ReactNode
}

/** The dashboard's Management tab: the attention list of the whole portfolio, and HomeBot. */
export function ManagementTab({ userId, isPortfolioEmpty, start }: ManagementTabProps) {
  const query = useInfiniteQuery({ ...attentionQuery(userId), enabled: !isPortfolioEmpty })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  useEffect(() => {
    if (error) toast.error('Failed to load management information')
  }, [error])

  if (isPortfolioEmpty)
    return (
      <EmptyState
        drawing={<HouseDrawing />}
        title="No Properties Found"
        text="Add properties first to view maintenance management."
        action={start}
      />
    )
  return (
    <ManagementLayout>
      <AttentionPanel>
        {error ? (
          <EmptyState
            title="This list did not load"
            text="Nothing about your homes has changed. Please try again."
            action={<Button onClick={() => refetch()}>Try again</Button>}
          />
        ) : !data ? (
          <AttentionSkeleton />
        ) : data.pages[0]?.items.length === 0 ? (
          <EmptyState
            drawing={<QuietHouseDrawing />}
            title="No Items Need Attention"
            text="All your appliances and structures are in good shape!"
          />
        ) : (
          <AttentionList
            items={data.pages.flatMap((page) => page.items)}
            onEndNear={hasNextPage && !isFetchingNextPage ? fetchNextPage : undefined}
          />
        )}
      </AttentionPanel>
      <Suspense fallback={<ChatPlaceholder />}>
        <HomebotPanel />
      </Suspense>
    </ManagementLayout>
  )
}

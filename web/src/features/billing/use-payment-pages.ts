import { useSingleMutation } from '../../platform/calls/use-single-mutation.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { openBillingPortal, openCheckout } from './api.ts'
import { leaveForCheckout } from './opened-checkouts.ts'

/** Opens the pages for paying and for changing the card, one request at a time. */
export function usePaymentPages(userId: string) {
  const { isPending, mutateAsync } = useSingleMutation({
    mutationFn: (leave: () => Promise<void>) => leave(),
  })

  async function goToCheckout() {
    const answer = await openCheckout({ params: { id: userId } })
    if (answer.ok) leaveForCheckout(answer.data.customerCheckoutSession)
    else toast.error('Payment could not be opened', answer.error.message)
  }

  async function goToPortal() {
    const answer = await openBillingPortal({ params: { id: userId } })
    if (answer.ok) location.assign(answer.data.url)
    else toast.error('The billing page could not be opened', answer.error.message)
  }

  return {
    isBusy: isPending,
    pay: () => mutateAsync(goToCheckout),
    manageBilling: () => mutateAsync(goToPortal),
  }
}

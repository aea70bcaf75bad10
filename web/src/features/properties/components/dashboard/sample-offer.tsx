import { Button } from '../../../../ui/controls/button.tsx'
import { useSample } from '../../use-sample.ts'

/** Offers the sample portfolio to a new user. */
export function SampleOffer() {
  const sample = useSample()
  return (
    <Button disabled={sample.isBusy} onClick={sample.add}>
      {sample.isBusy ? 'Adding sample homes...' : 'Explore a sample portfolio'}
    </Button>
  )
}

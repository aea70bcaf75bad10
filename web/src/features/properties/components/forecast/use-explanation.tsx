import { lazy, type ReactNode, Suspense, useState } from 'react'

// The chart is loaded when the explanation opens.
const ExplanationScreen = lazy(() =>
  import('../../../plan/explanation-screen.tsx').then(({ ExplanationScreen }) => ({
    default: ExplanationScreen,
  })),
)

/** Opens what explains the figures of a component of this home; `dialog` stands wherever the asker stands. */
export function useExplanation(componentId: string): { explain: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  return {
    explain: () => setOpen(true),
    dialog: isOpen && (
      <Suspense fallback={null}>
        <ExplanationScreen componentId={componentId} isAtHome onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}

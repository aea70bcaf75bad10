import { lazy, type ReactNode, Suspense, useState } from 'react'

// The chart's code is loaded when the explanation opens.
const ExplanationDialog = lazy(() =>
  import('../explanation-dialog.tsx').then(({ ExplanationDialog }) => ({
    default: ExplanationDialog,
  })),
)

/** Opens the explanation of a component's figures. The caller renders `dialog`. */
export function useExplanation(componentId: string): { explain: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  return {
    explain: () => setOpen(true),
    dialog: isOpen && (
      <Suspense fallback={null}>
        <ExplanationDialog componentId={componentId} isAtHome onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}

/** A decorative icon of 20 by 20 pixels, drawn as one path. */
export function Mark({ path }: { path: string }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="1.500" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

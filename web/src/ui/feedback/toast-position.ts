/** The edges of a box, in pixels from the top left corner of the window. */
export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

const gapPx = 8

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * Returns the number of pixels by which a toast must move down to cover none of the boxes. If it would then reach below
 * `maxBottom`, returns 0, and the toast stays in its usual place.
 */
export function clearanceOf(toast: Box, boxes: readonly Box[], maxBottom: number): number {
  let shift = 0
  for (const box of boxes.toSorted((one, other) => one.top - other.top)) {
    const moved = { ...toast, top: toast.top + shift, bottom: toast.bottom + shift }
    if (overlaps(moved, box)) shift = box.bottom + gapPx - toast.top
  }
  return toast.bottom + shift <= maxBottom ? shift : 0
}

/** Returns the boxes that a toast must not cover: the focused field and the primary buttons. */
export function boxesToKeepClear(): Box[] {
  const primary = [...document.querySelectorAll('[data-primary]')]
  const focused = document.activeElement
  const field = focused?.matches('input, textarea, select') ? [focused] : []
  return [...primary, ...field].map((element) => element.getBoundingClientRect())
}

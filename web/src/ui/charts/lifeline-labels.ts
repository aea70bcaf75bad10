export interface Label {
  kind: 'today' | 'forecast' | 'installed'
  text: string
  /** The center of the text, in pixels. */
  x: number
}

/**
 * The width of one digit in a label that shows a year, rounded up. The font is 11 px Instrument Sans, semi-bold, with
 * digits of equal width.
 */
const figurePx = 6.9
const todayPx = 31
/** The minimum gap between two labels. */
const gapPx = 6

export function labelWidth(label: Label): number {
  return label.kind === 'today' ? todayPx : label.text.length * figurePx
}

function clamp(label: Label, width: number): Label {
  const half = labelWidth(label) / 2
  return { ...label, x: Math.min(Math.max(label.x, half), width - half) }
}

/**
 * Returns by how many pixels two labels and the gap between them overlap. The result is 0 or negative if they do not
 * overlap.
 */
function overlap(left: Label, right: Label): number {
  return (labelWidth(left) + labelWidth(right)) / 2 + gapPx - Math.abs(right.x - left.x)
}

/**
 * Places each label under its mark. If the labels of today and the forecast overlap, they are moved apart as little as
 * possible. The label of the installation is left out if it would overlap another label.
 */
export function placeLabels(labels: readonly [Label, Label, Label], width: number): Label[] {
  // The cast is needed, because TypeScript does not know that `map` returns three labels.
  const [today, forecast, installed] = labels.map((label) => clamp(label, width)) as [Label, Label, Label]
  const apart = pushApart(today, forecast, width)
  return apart.every((label) => overlap(label, installed) <= 0) ? [...apart, installed] : apart
}

function pushApart(today: Label, forecast: Label, width: number): Label[] {
  const excess = overlap(today, forecast)
  if (excess <= 0) return [today, forecast]
  const [left, right] = forecast.x < today.x ? [forecast, today] : [today, forecast]
  const movedLeft = clamp({ ...left, x: left.x - excess / 2 }, width)
  const movedRight = clamp({ ...right, x: right.x + excess / 2 }, width)
  // If one label reached the edge of the drawing, it was moved less than needed. The other label then moves the rest.
  const rest = Math.max(0, overlap(movedLeft, movedRight))
  const apart: [Label, Label] = [
    clamp({ ...movedLeft, x: movedLeft.x - rest }, width),
    clamp({ ...movedRight, x: movedRight.x + rest }, width),
  ]
  return apart[0].kind === 'today' ? apart : [apart[1], apart[0]]
}

export interface Label {
  kind: 'today' | 'forecast' | 'installed'
  text: string
  /** The middle of the word, in pixels. */
  x: number
}

/** Measured at 11 px Instrument Sans, semi-bold, tabular figures; a little generous. */
const figurePx = 6.9
const todayPx = 31
/** Two labels nearer than this read as one. */
const gapPx = 6

export function labelWidth(label: Label): number {
  return label.kind === 'today' ? todayPx : label.text.length * figurePx
}

function clamp(label: Label, width: number): Label {
  const half = labelWidth(label) / 2
  return { ...label, x: Math.min(Math.max(label.x, half), width - half) }
}

/** How far two labels reach into each other, the gap between them included; at most 0 when they are apart. */
function overlap(left: Label, right: Label): number {
  return (labelWidth(left) + labelWidth(right)) / 2 + gapPx - Math.abs(right.x - left.x)
}

/**
 * Puts each label under its mark, without two of them touching. Today and the forecast move apart, each as little
 * as the edges allow; the installed year gives way, and goes where there is no room for it.
 */
export function placeLabels(labels: readonly [Label, Label, Label], width: number): Label[] {
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
  // Where an edge stopped one of them, the other goes the rest of the way.
  const rest = Math.max(0, overlap(movedLeft, movedRight))
  const apart: [Label, Label] = [
    clamp({ ...movedLeft, x: movedLeft.x - rest }, width),
    clamp({ ...movedRight, x: movedRight.x + rest }, width),
  ]
  return apart[0].kind === 'today' ? apart : [apart[1], apart[0]]
}

type Point = readonly number[]
type Vertex = { readonly point: Point; readonly value: number }

/**
 * Finds the maximum of a smooth function of a few variables. It uses the simplex method of Nelder and Mead (1965, The
 * Computer Journal 7, 308), with the usual coefficients. The result is deterministic.
 */
export function maximize(valueAt: (point: Point) => number, start: Point, step = 0.3): Point {
  const at = (point: Point): Vertex => ({ point, value: valueAt(point) })
  const simplex = [
    at(start),
    ...start.map((_, axis) => at(start.map((value, index) => value + (index === axis ? step : 0)))),
  ]
  for (let round = 0; round < 1_000; round += 1) {
    simplex.sort((one, other) => other.value - one.value)
    // The casts are safe: a simplex has one vertex more than the point has axes, and all points have the same axes.
    const best = simplex[0] as Vertex
    const worst = simplex.pop() as Vertex
    const size = Math.max(...best.point.map((value, axis) => Math.abs(value - (worst.point[axis] as number))))
    if (size < 1e-7) return best.point
    const centre = best.point.map(
      (_, axis) => simplex.reduce((sum, { point }) => sum + (point[axis] as number), 0) / simplex.length,
    )
    const along = (distance: number) =>
      at(centre.map((value, axis) => value + distance * (value - (worst.point[axis] as number))))
    simplex.push(nextVertex(along, best, simplex.at(-1) as Vertex, worst))
    if (simplex.at(-1) === worst) {
      for (const [index, { point }] of simplex.entries())
        if (index > 0)
          simplex[index] = at(point.map((value, axis) => (value + (best.point[axis] as number)) / 2))
    }
  }
  return (simplex[0] as Vertex).point
}

/** Returns the vertex that replaces the worst vertex. Returns the worst vertex itself if the simplex must shrink. */
function nextVertex(
  along: (distance: number) => Vertex,
  best: Vertex,
  secondWorst: Vertex,
  worst: Vertex,
): Vertex {
  const reflected = along(1)
  if (reflected.value > best.value) {
    const expanded = along(2)
    return expanded.value > reflected.value ? expanded : reflected
  }
  if (reflected.value > secondWorst.value) return reflected
  const contracted = along(reflected.value > worst.value ? 0.5 : -0.5)
  return contracted.value > Math.max(reflected.value, worst.value) ? contracted : worst
}

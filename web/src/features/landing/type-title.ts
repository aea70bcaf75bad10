import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { typeLabel } from '../components/type-label.ts'

/** A type as the calculator names it: `Air Conditioner`, `Roof`. */
export function typeTitle(type: ComponentType): string {
  const label = typeLabel(type)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

import { removeComponent, restoreComponent } from '../components/api.ts'
import type { HomeComponent } from '../components/home-component.ts'
import { kindOf } from './use-component-writes.ts'
import { useRemoval } from './use-removal.ts'

const way = {
  what: kindOf,
  remove: ({ id }: HomeComponent) => removeComponent({ params: { id } }),
  restore: ({ id }: HomeComponent) => restoreComponent({ params: { id } }),
}

/** Removes components from one list, and restores the component that was removed last. */
export const useComponentRemoval = () => useRemoval<HomeComponent>(way)

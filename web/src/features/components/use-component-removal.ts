import { useRemoval } from '../../platform/calls/use-removal.ts'
import { removeComponent, restoreComponent } from './api.ts'
import type { HomeComponent } from './home-component.ts'
import { categoryOf } from './use-component-writes.ts'

const way = {
  what: categoryOf,
  remove: ({ id }: HomeComponent) => removeComponent({ params: { id } }),
  restore: ({ id }: HomeComponent) => restoreComponent({ params: { id } }),
}

/** Removes components from one list, and restores the component that was removed last. */
export const useComponentRemoval = () => useRemoval<HomeComponent>(way)

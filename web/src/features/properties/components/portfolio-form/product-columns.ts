import { productFacts } from '@home-pulse/contract/component-facts'
import type { CSSProperties } from 'react'

/**
 * Sets the number of columns for facts in the grid of `rows.module.css`. Structures have no facts here, but get the
 * same columns, so that their rows align with the rows of appliances.
 */
// The cast is needed, because React's type has no custom properties of CSS.
export const productColumns = { '--product-facts': productFacts.length } as CSSProperties

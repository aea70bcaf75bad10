import { productFacts } from '@home-pulse/contract/component-facts'
import type { CSSProperties } from 'react'

/**
 * The CSS variable for the number of columns with facts of a product, used in `rows.module.css`. Rows of structures
 * have the same columns without facts, so that they align with the rows of appliances.
 */
// The cast is needed, because React's type for styles does not allow CSS variables.
export const productColumns = { '--product-facts': productFacts.length } as CSSProperties

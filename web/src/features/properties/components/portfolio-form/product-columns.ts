import { productFacts } from '@home-pulse/contract/component-facts'
import type { CSSProperties } from 'react'

/** Tells the grid of `rows.module.css` its number of columns for facts. Structures keep the columns of appliances. */
// React's type has no custom properties of CSS.
export const productColumns = { '--product-facts': productFacts.length } as CSSProperties

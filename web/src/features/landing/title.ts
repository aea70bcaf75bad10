/** The text before the product's name in the title of the tab. */
export const landingTitle = 'Know what your home needs next'

import { typeLabel } from './type-label.ts'

/** Returns a type for the middle of a sentence: `air conditioner`, `roof`. */
export const typeInWords = (type: string): string => typeLabel(type).toLowerCase()

import { typeLabel } from './type-label.ts'

/** A type within a sentence: `air conditioner`, `roof`. */
export const typeInWords = (type: string): string => typeLabel(type).toLowerCase()

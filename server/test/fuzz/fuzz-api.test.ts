import { fuzzHalf } from './fuzz-operations.ts'

fuzzHalf('first')

import { fuzzHalf } from './fuzz-operations.ts'

fuzzHalf('second')

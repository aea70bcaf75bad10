import { expect, test } from 'vitest'
import { toApiError } from './error-handler.ts'

// spec: P-07
test.each(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])(
  'a write that fails with the error code %s because the disk is full gets 507',
  (code) => {
    const error = Object.assign(new Error('no space left on device'), { code })
    expect(toApiError(error).code).toBe('storage_full')
  },
)

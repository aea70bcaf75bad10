import { type ErrorCode, errorCatalogue, type Issue, type Problem } from '@home-pulse/contract/errors'

interface Details {
  /** A message that replaces the general message of the error code. */
  readonly message?: string
  readonly issues?: Issue[]
  /** The total number of issues, if `issues` lists only the first ones. */
  readonly issueCount?: number
  readonly customerCheckoutSession?: string
  readonly token?: string
  readonly lapsed?: true
  readonly restored?: true
  readonly retryAfterSeconds?: number
}

/**
 * An error response of the API, identified by its code. Handlers may return or throw it. Hooks must throw it.
 */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorCatalogue[code].message)
    this.code = code
    this.details = details
  }
}

export const apiError = (code: ErrorCode, details?: Details): ApiError => new ApiError(code, details)

/** Returns a 422 error that names the invalid field. */
export const fieldError = (path: string, message: string): ApiError =>
  apiError('invalid_request', { issues: [{ path, message }] })

const statusWords: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

export function presentApiError({ code, message, details }: ApiError): Problem {
  const { status } = errorCatalogue[code]
  const { issues, issueCount, customerCheckoutSession, token, lapsed, restored } = details
  return {
    statusCode: status,
    code,
    error: statusWords[status] ?? 'Error',
    message,
    ...(issues && { issues }),
    ...(issueCount !== undefined && { issueCount }),
    ...(customerCheckoutSession && { customerCheckoutSession }),
    ...(token && { token }),
    ...(lapsed && { lapsed }),
    ...(restored && { restored }),
  }
}

import { type MailKind, mailKinds } from '@home-pulse/contract/features/plan/mail-kinds'
import { id as idSchema } from '@home-pulse/contract/primitives'
import type { SignedUrls } from '../../../platform/auth/signed-urls.ts'

/**
 * Returns the customer and the kind of email to unsubscribe from. Undefined if the signature is wrong or the kind is
 * unknown: a newer replica may send kinds of email that this server does not know yet.
 */
export function readUnsubscribeLink(
  signedUrls: Pick<SignedUrls, 'isValid'>,
  url: string,
): { customerId: string; kind: MailKind } | undefined {
  if (!signedUrls.isValid('POST', url)) return undefined
  const search = new URL(url, 'http://localhost').searchParams
  const kind = mailKinds.find((known) => known === search.get('list'))
  return kind && { customerId: idSchema.parse(search.get('customer')), kind }
}

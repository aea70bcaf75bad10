import { type AppConfig, config } from '../../platform/config.ts'

/** How to reach the people behind the product. */
export interface Contact {
  email: string
  phone: string
  /** As a `tel:` address takes it. */
  phoneDigits: string
  address: string
}

/** The contact details of a configuration, this page's own unless another is given. */
export function contactOf(source: AppConfig = config): Contact {
  return {
    email: source.supportEmail,
    phone: source.supportPhone,
    phoneDigits: source.supportPhone.replace(/[^\d+]/g, ''),
    address: source.supportAddress,
  }
}

/** What stands for them in the page made by the build, until the server that serves it fills them in. */
export const unfilledContact: Contact = {
  email: '__SUPPORT_EMAIL__',
  phone: '__SUPPORT_PHONE__',
  phoneDigits: '__SUPPORT_PHONE_DIGITS__',
  address: '__SUPPORT_ADDRESS__',
}

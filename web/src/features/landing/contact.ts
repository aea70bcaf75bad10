import { type AppConfig, config } from '../../platform/config.ts'

/** The contact details of the company. */
export interface Contact {
  email: string
  phone: string
  /** The phone number as digits, for a `tel:` link. */
  phoneDigits: string
  address: string
}

/** Returns the contact details in a configuration, by default in the configuration of this page. */
export function contactOf(source: AppConfig = config): Contact {
  return {
    email: source.supportEmail,
    phone: source.supportPhone,
    phoneDigits: source.supportPhone.replace(/[^\d+]/g, ''),
    address: source.supportAddress,
  }
}

/** Placeholders in the built page. The server replaces them when it serves the page. */
export const unfilledContact: Contact = {
  email: '__SUPPORT_EMAIL__',
  phone: '__SUPPORT_PHONE__',
  phoneDigits: '__SUPPORT_PHONE_DIGITS__',
  address: '__SUPPORT_ADDRESS__',
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentType } from '#domain/account/invoice'
import type { PostalPart } from '#domain/account/postalAddress'
import type { Region } from '#domain/base/locale'

/** Names of the networks, never translated. */
export const PAYMENT_NAMES: Record<PaymentType, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
}

export const COUNTRY_LABELS: Record<Region, MessageDescriptor> = {
  us: msg`United States`,
  ca: msg`Canada`,
  mx: msg`Mexico`,
}

const STREET = msg`Street address`
const NEIGHBORHOOD = msg`Neighborhood`
const CITY = msg`City`
const STATE = msg`State`
const POSTAL_CODE = msg`Postal code`

/** Labels of the parts of an address in each country. */
export const POSTAL_LABELS: Record<Region, Record<PostalPart, MessageDescriptor>> = {
  us: {
    street: STREET,
    neighborhood: NEIGHBORHOOD,
    city: CITY,
    state: STATE,
    postalCode: msg`ZIP Code`,
  },
  ca: {
    street: STREET,
    neighborhood: NEIGHBORHOOD,
    city: CITY,
    state: msg`Province`,
    postalCode: POSTAL_CODE,
  },
  mx: {
    street: STREET,
    neighborhood: NEIGHBORHOOD,
    city: CITY,
    state: STATE,
    postalCode: POSTAL_CODE,
  },
}

/** Messages about an invalid part of an address, with its format. */
export const POSTAL_PROBLEMS: Record<'state' | 'postalCode', Record<Region, MessageDescriptor>> = {
  state: {
    us: msg`Enter the two-letter code of the state, such as IL.`,
    ca: msg`Enter the two-letter code of the province, such as ON.`,
    mx: msg`Enter the state, such as N.L.`,
  },
  postalCode: {
    us: msg`Enter five digits, such as 60604.`,
    ca: msg`Enter a postal code, such as M5V 2T6.`,
    mx: msg`Enter five digits, such as 64000.`,
  },
}

import { z } from 'zod';
import { typedCode } from '@traveldesk/shared-contract';

/** Scheme, host with an optional port, and a path: no user name, query or fragment, not even empty ones. */
const plainUrl = /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/;

/**
 * A supplier's base address in the one form the product keeps: http or https, no user name, query or
 * fragment, no slash at the end. Whether http, or that host, is allowed is the API's to say: it knows its
 * configuration.
 */
export const baseUrlSchema = typedCode
  .min(1)
  .max(200)
  .pipe(z.url({ protocol: /^https?$/, normalize: true }))
  .refine((href) => plainUrl.test(href), { params: { key: 'supplier_base_url_form' } })
  .transform((href) => href.replace(/\/+$/, ''));

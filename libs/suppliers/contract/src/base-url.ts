import { z } from 'zod';
import { typedCode } from '@traveldesk/shared-contract';

/** Scheme, host with an optional port, and a path; no user name, query or fragment, not even empty ones. */
const plainUrl = /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/;

/**
 * A supplier's base URL in canonical form: http or https, no user name, query or fragment, no trailing slash. The API decides by its
 * configuration whether http and the host are allowed.
 */
export const baseUrlSchema = typedCode
  .min(1)
  .max(200)
  .pipe(z.url({ protocol: /^https?$/, normalize: true }))
  .refine((href) => plainUrl.test(href), { params: { key: 'supplier_base_url_form' } })
  .transform((href) => href.replace(/\/+$/, ''));

import { z } from 'zod';
import { codeText, numberText } from './code-text';

/** A code, a key or an address of mail, as people type and paste it: every such field begins with this schema. */
export const typedCode = z.string().overwrite(codeText);

/** A number of a passport, a loyalty card or a ticket, as people type and paste it: every such field begins with this schema. */
export const typedNumber = z.string().overwrite(numberText);

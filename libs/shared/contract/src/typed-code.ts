import { z } from 'zod';
import { codeText, numberText } from './code-text';
import { filterSchema } from './text';

/** The base schema of every typed or pasted code, key or email address. */
export const typedCode = z.string().overwrite(codeText);

/** The base schema of every typed or pasted passport, loyalty or ticket number. */
export const typedNumber = z.string().overwrite(numberText);

/** The base schema of a list's filter by a code of at most `max` characters. */
export const codeFilterSchema = (max: number) => filterSchema(max).overwrite(codeText).toUpperCase();

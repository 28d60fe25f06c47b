import { z } from 'zod';
import { codeText, numberText } from './code-text';

/** The base schema of every typed or pasted code, key or email address. */
export const typedCode = z.string().overwrite(codeText);

/** The base schema of every typed or pasted passport, loyalty or ticket number. */
export const typedNumber = z.string().overwrite(numberText);

export type { Cell, Column, PdfDocument } from './document';
export { maxRows } from './document';
export { isolated } from './printable';
export { createTypesetter, type Typesetter } from './typesetter';
export { writerOf, type Write } from './written';

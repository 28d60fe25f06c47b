export type { Cell, Column, PdfDocument } from './document';
export { maxRows } from './document';
export { createTypesetter, type Typesetter } from './typesetter';

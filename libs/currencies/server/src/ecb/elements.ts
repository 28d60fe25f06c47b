import { SaxesParser } from 'saxes';

/** An XML element. */
export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Element[];
  text: string;
}

const maxElements = 500;
const maxDepth = 6;

/**
 * Parses XML that consists only of elements, attributes and text: no document type, entity, reference, comment, CDATA section or processing
 * instruction (ADR 117). Returns null for other text.
 */
export function elementOf(xml: string): Element | null {
  // The parser reports resolved references as text, so refuse them beforehand.
  if (xml.includes('&')) return null;
  const document: Element = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [document];
  let count = 0;
  const refuse = () => {
    throw new Error('unexpected in a rate file');
  };
  const parser = new SaxesParser();
  for (const event of ['doctype', 'comment', 'cdata', 'processinginstruction'] as const)
    parser.on(event, refuse);
  parser.on('error', refuse);
  parser.on('text', (text) => {
    const above = open.at(-1);
    if (above) above.text += text;
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > maxElements || open.length > maxDepth) refuse();
    const element = { name, attributes: new Map(Object.entries(attributes)), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    closed.text = closed.text.trim();
    if (closed.children.length > 0 && closed.text !== '') refuse();
  });
  try {
    parser.write(xml).close();
  } catch {
    return null;
  }
  return document.children[0] ?? null;
}

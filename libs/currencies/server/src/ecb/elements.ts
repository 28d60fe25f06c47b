/** An element of a small XML text. */
export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Element[];
  /** The text of one that holds text alone. */
  text: string;
}

const header = /^\uFEFF?\s*(?:<\?xml\s[^<>?]*\?>)?/;
const part = /\s*(?:<(\/?)([\w.:-]{1,60})((?:\s[^<>&/]*)?(?:\/(?!>)[^<>&/]*)*)(\/?)>|([^<>&\s][^<>&]*))/y;
const attribute = /\s+([\w.:-]{1,60})\s*=\s*(?:"([^"<&]*)"|'([^'<&]*)')/y;

const maxElements = 500;
const maxDepth = 6;

/**
 * The one element of an XML text that has elements, attributes and text, and nothing else: no document type, entity,
 * reference, comment, section or instruction, so that nothing of it means anything but itself. Null for any other text.
 */
export function elementOf(xml: string): Element | null {
  const root: Element = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  let count = 0;
  part.lastIndex = header.exec(xml)?.[0].length ?? 0;
  const end = xml.trimEnd().length;
  while (part.lastIndex < end) {
    const found = part.exec(xml);
    const above = open.at(-1);
    if (!found || !above) return null;
    const [, closes, name = '', rest = '', isEmpty, text] = found;
    if (text !== undefined) {
      if (above === root || above.children.length > 0) return null;
      above.text = text.trim();
    } else if (closes) {
      if (open.length < 2 || above.name !== name || rest.trim() || isEmpty) return null;
      open.pop();
    } else {
      const attributes = attributesOf(rest);
      count += 1;
      if (!attributes || above.text || count > maxElements || open.length > maxDepth) return null;
      const element: Element = { name, attributes, children: [], text: '' };
      above.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [only, second] = root.children;
  return open.length === 1 && only && !second ? only : null;
}

/** Null where something is no attribute, or one is said twice. */
function attributesOf(text: string): Map<string, string> | null {
  const attributes = new Map<string, string>();
  const end = text.trimEnd().length;
  attribute.lastIndex = 0;
  while (attribute.lastIndex < end) {
    const found = attribute.exec(text);
    const name = found?.[1];
    if (name === undefined || attributes.has(name)) return null;
    attributes.set(name, found?.[2] ?? found?.[3] ?? '');
  }
  return attributes;
}

import { object, Unreadable } from './read';

/** An offer that is not read yet, and what it costs: enough to know which come first. */
export interface OfferText {
  /** Null where there is none, or no text. */
  amount: string | null;
  text: string;
}

/** More offers than this are not looked at. */
const maxOffers = 10_000;

/*
 * An answer can be 10 MB of which the first screen needs 250 kB. To find where each offer begins and ends takes a third of
 * the time of JSON.parse and leaves no tree behind for the garbage collector to carry about (docs/performance.md).
 */

/** The offers of an answer to a search, as texts. Throws Unreadable where the answer around them is not the protocol's. */
export function offerTexts(body: string): OfferText[] {
  return split(body) ?? parsed(body);
}

/** Takes the place of the offers while the rest of the answer is read; no supplier's word. */
const placeholder = '\u0000offers';

const offersKey = /"offers"\s*:\s*\[/;

/** Null where the offers are not simply where they use to be: then the whole answer has to be read. */
function split(body: string): OfferText[] | null {
  const found = offersKey.exec(body);
  if (!found) return null;
  const from = found.index + found[0].length;
  const cut = elementsFrom(body, from);
  if (!cut) return null;
  const around = `${body.slice(0, from - 1)}${JSON.stringify(placeholder)}${body.slice(cut.end + 1)}`;
  return dataOf(around).offers === placeholder ? cut.offers : null;
}

function parsed(body: string): OfferText[] {
  const { offers } = dataOf(body);
  if (!Array.isArray(offers) || offers.length > maxOffers) throw new Unreadable('offers');
  return offers.map((offer) => ({ amount: amountIn(offer), text: JSON.stringify(offer) }));
}

/** The amount of an offer that is read. */
function amountIn(offer: unknown): string | null {
  const amount = (offer as { total_amount?: unknown } | null)?.total_amount;
  return typeof amount === 'string' ? amount : null;
}

/** The amount of an offer in which it was not found: written with an escape, or not there. */
function amountWithin(text: string): string | null {
  try {
    return amountIn(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The `data` of an answer. */
export function dataOf(body: string) {
  return object(object(jsonOf(body, 'body'), 'body').data, 'data');
}

/** A text as JSON. */
export function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable(path);
  }
}

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const [openBracket, closeBracket] = [0x5b, 0x5d];
const [openBrace, closeBrace] = [0x7b, 0x7d];

const amountKey = '"total_amount"';
const amountValue = /\s*:\s*"([^"\\]*)"/y;

/** The elements of an array that begins at `from`, and where it ends; null where it does not. */
function elementsFrom(body: string, from: number): { offers: OfferText[]; end: number } | null {
  const offers: OfferText[] = [];
  let depth = 0;
  let begin = from;
  let amount: string | null = null;
  const take = (end: number) => {
    const text = body.slice(begin, end);
    if (offers.length > 0 || text.trim() !== '') offers.push({ amount: amount ?? amountWithin(text), text });
    if (offers.length > maxOffers) throw new Unreadable('offers');
    begin = end + 1;
    amount = null;
  };
  for (let at = from; at < body.length; at += 1) {
    const letter = body.charCodeAt(at);
    if (letter === quote) {
      if (depth === 1 && body.startsWith(amountKey, at)) {
        amountValue.lastIndex = at + amountKey.length;
        amount = amountValue.exec(body)?.[1] ?? null;
      }
      const end = body.indexOf('"', at + 1);
      // Few strings have a quote within them.
      at = body.charCodeAt(end - 1) === backslash ? endOfString(body, at) : end;
      if (at < 0) return null;
    } else if (letter < openBracket) {
      if (letter === comma && depth === 0) take(at);
    } else if (letter === openBrace || letter === openBracket) depth += 1;
    else if (letter === closeBrace || letter === closeBracket) {
      if (depth === 0) {
        take(at);
        return letter === closeBracket ? { offers, end: at } : null;
      }
      depth -= 1;
    }
  }
  return null;
}

/** Where the string that begins at a quote ends; -1 where it does not. */
function endOfString(body: string, begin: number): number {
  for (let end = body.indexOf('"', begin + 1); end >= 0; end = body.indexOf('"', end + 1)) {
    let before = end - 1;
    while (body.charCodeAt(before) === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return -1;
}

import { dataOf } from '@traveldesk/suppliers-server/duffel';
import { Unreadable } from './read';

/** An unparsed offer and its price, so that offers can be sorted before they are parsed. */
export interface OfferText {
  /** Null if missing or not a string. */
  amount: string | null;
  text: string;
}

/** Answers with more offers than this are rejected. */
const maxOffers = 10_000;

/*
 * An answer can have 10 MB, while the first screen needs 250 kB. Finding where each offer begins and ends takes a third of the time of
 * JSON.parse and leaves no object tree for the garbage collector (docs/performance.md).
 */

/** Splits the answer to a search into the texts of its offers. Throws Unreadable if the answer around them does not follow the protocol. */
export function offerTexts(body: string): OfferText[] {
  return split(body) ?? parsed(body);
}

/** A placeholder for the offers while the rest of the answer is parsed; cannot occur in an answer. */
const placeholder = '\u0000offers';

const offersKey = /"offers"\s*:\s*\[/;

/** Returns null if the offers are not at the usual place; the caller then parses the whole answer. */
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

function amountIn(offer: unknown): string | null {
  const amount = (offer as { total_amount?: unknown } | null)?.total_amount;
  return typeof amount === 'string' ? amount : null;
}

/** Returns the amount of an offer whose amount the scan did not find: escaped or missing. */
function amountWithin(text: string): string | null {
  try {
    return amountIn(JSON.parse(text));
  } catch {
    return null;
  }
}

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const [openBracket, closeBracket] = [0x5b, 0x5d];
const [openBrace, closeBrace] = [0x7b, 0x7d];

const amountKey = '"total_amount"';
const amountValue = /\s*:\s*"([^"\\]*)"/y;

/** Splits an array that begins at `from` into its elements and returns its end; null if the array does not end. */
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
      // Fast path: few strings contain an escaped quote.
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

/** Returns the end of the string that begins at a quote; -1 if it does not end. */
function endOfString(body: string, begin: number): number {
  for (let end = body.indexOf('"', begin + 1); end >= 0; end = body.indexOf('"', end + 1)) {
    let before = end - 1;
    while (body.charCodeAt(before) === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return -1;
}

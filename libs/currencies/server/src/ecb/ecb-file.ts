import { rateSchema } from '@traveldesk/currencies-contract';
import { invalid } from '@traveldesk/shared-server';
import { elementOf, type Element } from './elements';

/** A file's content: the amount of each currency per euro on a day. */
export interface EcbFile {
  day: string;
  lines: { currency: string; rate: string }[];
}

const namespace = 'http://www.ecb.int/vocabulary/2002-08-01/eurofxref';
/** The first day with reference rates of the euro. */
const firstDay = '1999-01-04';

/**
 * Parses the European Central Bank's daily file of reference rates. Throws a 422 at `xml`: `ecb_form` for other content, `ecb_several_days`
 * for several days, `ecb_line` for an invalid line.
 */
export function readEcbFile(xml: string): EcbFile {
  const root = elementOf(xml);
  if (!root || !isEnvelope(root)) throw invalid({ xml: 'ecb_form' });
  const days = root.children.filter(({ name }) => name === 'Cube').flatMap(({ children }) => children);
  if (days.length > 1) throw invalid({ xml: 'ecb_several_days' });
  const [cube] = days;
  const day = cube && only(cube, 'time');
  if (!cube || day === undefined || !isDay(day) || cube.children.length === 0) {
    throw invalid({ xml: 'ecb_form' });
  }
  const lines = cube.children.map(lineOf);
  if (new Set(lines.map(({ currency }) => currency)).size < lines.length) throw invalid({ xml: 'ecb_line' });
  return { day, lines };
}

function isEnvelope({ name, attributes, children }: Element): boolean {
  const names = children.map((child) => child.name).join(' ');
  return (
    name === 'gesmes:Envelope' &&
    attributes.get('xmlns') === namespace &&
    names === 'gesmes:subject gesmes:Sender Cube'
  );
}

/** Returns the value of an element's only attribute. */
function only({ name, attributes }: Element, attribute: string): string | undefined {
  return name === 'Cube' && attributes.size === 1 ? attributes.get(attribute) : undefined;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < firstDay) return false;
  const at = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function lineOf({ name, attributes, children, text }: Element): { currency: string; rate: string } {
  const currency = attributes.get('currency') ?? '';
  // `rateSchema` accepts a comma as people type it; the bank's file never has one.
  const rate = rateSchema.safeParse(attributes.get('rate')?.replace(',', '?'));
  const isLine = name === 'Cube' && attributes.size === 2 && children.length === 0 && text === '';
  if (!isLine || !/^[A-Z]{3}$/.test(currency) || currency === 'EUR' || !rate.success) {
    throw invalid({ xml: 'ecb_line' });
  }
  return { currency, rate: rate.data };
}

const hourInFrankfurt = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Returns when the rates of a day become valid: at 16:00 in Frankfurt, when the bank publishes them, in summer and winter time. */
export function publishedAt(day: string): Date {
  const inSummer = new Date(`${day}T14:00:00.000Z`);
  return Number(hourInFrankfurt.format(inSummer)) === 16 ? inSummer : new Date(`${day}T15:00:00.000Z`);
}

import { getAlpha3Codes } from 'i18n-iso-countries';
import { issuingCountryOf } from './issuing-codes';
import { readPassportLines } from './passport-lines';

// ICAO 9303, part 4, appendix B: the specimen of a passport.
const first = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
const second = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';
const today = '2012-01-01';
const anna = {
  given_name: 'ANNA MARIA',
  family_name: 'ERIKSSON',
  born_on: '1974-08-12',
  gender: 'f',
  number: 'L898902C3',
  country: null,
  expires_on: '2012-04-15',
  isCard: false,
};

/** ICAO 9303, part 3, 4.9: weights 7, 3, 1; letters are 10 to 35, fillers 0. */
function digit(text: string): string {
  const values = [...text].map((sign) => (sign === '<' ? 0 : parseInt(sign, 36)));
  return String(values.reduce((sum, value, at) => sum + value * [7, 3, 1][at % 3]!, 0) % 10);
}

/** The second line of a passport, with its check digits. */
function lineOf({
  number = 'L898902C3',
  birth = '740812',
  sex = 'F',
  expiry = '120415',
  own = 'ZE184226B<<<<<',
}) {
  const parts = {
    number: number + digit(number),
    birth: birth + digit(birth),
    expiry: expiry + digit(expiry),
  };
  const personal = own + digit(own);
  const all = digit(parts.number + parts.birth + parts.expiry + personal);
  return `${parts.number}UTO${parts.birth}${sex}${parts.expiry}${personal}${all}`;
}

describe('the machine-readable lines of a passport', () => {
  it('are read as in the standard’s own specimen', () => {
    expect(lineOf({})).toBe(second);
    expect(readPassportLines(`${first}\n${second}`, today)).toEqual(anna);
  });

  it.each([
    ['in one line', `${first}${second}`],
    ['with the line ends of Windows and a blank line', `\r\n${first}\r\n\r\n${second}\r\n`],
    ['in small letters', `${first}\n${second}`.toLowerCase()],
    [
      'with blanks in between',
      `${first.slice(0, 20)} ${first.slice(20)} \n ${second.slice(0, 9)} ${second.slice(9)}`,
    ],
    ['with fillers read as quotation marks', `${first}\n${second}`.replaceAll('<<', '«')],
    ['with fillers read as single quotation marks', `${first}\n${second}`.replaceAll('<', '‹')],
    [
      'with a zero read for an O, and an O for a zero',
      `${first.replace('UTO', 'UT0')}\n${second.slice(0, -1)}O`,
    ],
  ])('are read when they come %s', (_how, text) => {
    expect(readPassportLines(text, today)).toEqual(anna);
  });

  it.each([
    ['the number', 8],
    ['its check digit', 9],
    ['the birth', 14],
    ['its check digit', 19],
    ['the expiry', 22],
    ['its check digit', 27],
    ['the personal number', 30],
    ['the last check digit', 43],
  ])('are refused if %s was misread', (_what, at) => {
    const other = second[at] === '7' ? '8' : '7';
    expect(readPassportLines(`${first}\n${second.slice(0, at)}${other}${second.slice(at + 1)}`, today)).toBe(
      'mrz_check',
    );
  });

  it.each([
    ['nothing', ''],
    ['one line alone', first],
    ['three lines', `${first}\n${second}\n${second}`],
    ['a line that is too short', `${first.slice(1)}\n${second}`],
    ['a visa', `V${first.slice(1)}\n${second}`],
    [
      'an old French identity card',
      `IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<\n8806923102858CORINNE<<<<<<<6512068F6`,
    ],
    ['letters outside the standard', `${first.replace('A', 'É')}\n${second}`],
    ['a day that does not exist', `${first}\n${lineOf({ birth: '740230' })}`],
    ['an unknown date of birth', `${first}\n${lineOf({ birth: '74<<<<' })}`],
  ])('are refused for %s', (_what, text) => {
    expect(readPassportLines(text, today)).toBe('mrz_form');
  });

  it.each([
    // A date of birth is in the past; the person is 0 to 99 years old.
    ['2026-11-24', '261123', '2026-11-23'],
    ['2026-11-24', '261125', '1926-11-25'],
    ['2026-11-24', '000229', '2000-02-29'],
    ['2099-06-01', '990602', '1999-06-02'],
    ['2101-06-01', '990602', '2099-06-02'],
  ])('on %s, the birth date %s means %s', (day, birth, bornOn) => {
    expect(readPassportLines(`${first}\n${lineOf({ birth })}`, day)).toMatchObject({ born_on: bornOn });
  });

  it.each([
    ['2026-11-24', '350101', '2035-01-01'],
    ['2026-11-24', '190101', '2019-01-01'],
    ['2026-11-24', '990101', '1999-01-01'],
    ['2098-11-24', '050101', '2105-01-01'],
  ])('on %s, the expiry date %s means %s', (day, expiry, expiresOn) => {
    expect(readPassportLines(`${first}\n${lineOf({ expiry })}`, day)).toMatchObject({
      expires_on: expiresOn,
    });
  });

  it.each([
    ['F', 'f'],
    ['M', 'm'],
    ['<', null],
    ['X', null],
  ])('the sex %s means %s', (sex, gender) => {
    expect(readPassportLines(`${first}\n${lineOf({ sex })}`, today)).toMatchObject({ gender });
  });

  // ICAO 9303, parts 5 and 6: the specimens of a card of three lines, and of one of two.
  it.each([
    ['TD1', 'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<'],
    ['TD2', 'I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6'],
  ])('of a card in the format %s are read', (_format, text) => {
    const card = { ...anna, number: 'D23145890', isCard: true };
    expect(readPassportLines(text, today)).toEqual(card);
    expect(readPassportLines(text.replaceAll('\n', ''), today)).toEqual(card);
    expect(readPassportLines(text.replaceAll('<<', '«'), today)).toEqual(card);
    expect(readPassportLines(text.replace('D23145890', 'D23145891'), today)).toBe('mrz_check');
  });

  it('are read without their invisible characters', () => {
    const unseen = `\u200e${first}\u200b\n\ufeff${second.slice(0, 20)}\u00ad${second.slice(20)}\u202c`;
    expect(readPassportLines(unseen, today)).toEqual(readPassportLines(`${first}\n${second}`, today));
  });

  it.each([
    ['P<UTOSUKARNO', 'SUKARNO'],
    ['P<UTOSUKARNO<PUTRA', 'SUKARNO PUTRA'],
  ])('may have a single name: %s', (line, family_name) => {
    expect(readPassportLines(`${line.padEnd(44, '<')}\n${second}`, today)).toMatchObject({
      family_name,
      given_name: '',
    });
  });

  it.each([
    ['EGY', 'EG'],
    ['D<<', 'DE'],
    ['RKS', 'XK'],
    ['UNK', 'XK'],
    ['GBR', 'GB'],
    ['GBD', 'GB'],
    ['GBN', 'GB'],
    ['GBO', 'GB'],
    ['GBP', 'GB'],
    ['GBS', 'GB'],
    ['XXA', null],
    ['XXB', null],
    ['XXC', null],
    ['XXX', null],
    ['UNO', null],
  ])('with the issuer %s have the country %s', (code, country) => {
    expect(readPassportLines(`${first.replace('UTO', code)}\n${second}`, today)).toEqual({
      ...anna,
      country,
    });
  });
});

it.each([...Object.entries(getAlpha3Codes()), ['XKX', 'XK']])(
  'with the code %s have the country %s',
  (three, two) => {
    expect(issuingCountryOf(three)).toBe(two);
  },
);

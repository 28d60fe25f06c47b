import { offerTexts } from './offer-texts';
import { Unreadable } from './read';

const answer = (offers: string, around = '"id":"orq_1"') =>
  `{"data":{${around},"offers":${offers}},"meta":{}}`;
const texts = (body: string) => offerTexts(body).map(({ text }) => text.trim());
const amounts = (body: string) => offerTexts(body).map(({ amount }) => amount);

describe('splitting an answer into its offers', () => {
  it('finds the end of each offer, whatever its texts contain', () => {
    const tricky = [
      String.raw`{"total_amount":"1.00","name":"a ] } , \" \\","slices":[{"x":[[]]},{}]}`,
      String.raw`{"name":"\\\\","total_amount" : "20"}`,
      String.raw`{"name":"é ]","total_amount":"3.5"}`,
    ];
    expect(texts(answer(`[ ${tricky.join(' ,\n')} ]`))).toEqual(tricky);
    expect(amounts(answer(`[${tricky.join()}]`))).toEqual(['1.00', '20', '3.5']);
  });

  it('reads the amount of the offer itself, not of nested objects', () => {
    const offer =
      '{"services":[{"total_amount":"1"}],"label":"total_amount","total_amount":"9","note":"\\u0031"}';
    expect(amounts(answer(`[${offer},{"total_amount":7},{"total_amount":null},null,5]`))).toEqual([
      '9',
      null,
      null,
      null,
      null,
    ]);
  });

  it('reads an amount written with escapes', () => {
    expect(amounts(answer(String.raw`[{"total_\u0061mount":"9"},{"total_amount":"\u0031"}]`))).toEqual([
      '9',
      '1',
    ]);
  });

  it('finds none in an empty list', () => {
    expect(texts(answer('[]'))).toEqual([]);
    expect(texts(answer(' [ \n ]'))).toEqual([]);
  });

  it.each([
    [
      'an array of that name comes first within the answer',
      answer('[{"total_amount":"2"}]', '"slices":[{"offers":[1,2]}]'),
    ],
    ['the key is written with escapes', '{"data":{"\\u006fffers":[{"total_amount":"2"}]}}'],
    ['the key occurs twice', '{"data":{"offers":[{"total_amount":"1"}],"offers":[{"total_amount":"2"}]}}'],
  ])('agrees with JSON.parse if %s', (_, body) => {
    expect(offerTexts(body)).toEqual([{ amount: '2', text: '{"total_amount":"2"}' }]);
  });

  it.each([
    ['no JSON', 'Welcome'],
    ['an answer truncated within an offer', '{"data":{"offers":[{"total_amount":"1'],
    ['an answer truncated after an offer', '{"data":{"offers":[{"total_amount":"1"}'],
    ['trailing content', `${answer('[{}]')}}`],
    ['a wrong bracket', '{"data":{"offers":[{}}}'],
    ['no offers', '{"data":{"id":"orq_1"}}'],
    ['offers that are not a list', '{"data":{"offers":{"a":1}}}'],
    ['no data', '{"offers":[]}'],
    ['too many', answer(`[${'{},'.repeat(10_000)}{}]`)],
  ])('%s is refused as malformed', (_, body) => {
    expect(() => offerTexts(body)).toThrow(Unreadable);
  });
});

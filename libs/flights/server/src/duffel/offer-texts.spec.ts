import { offerTexts } from './offer-texts';
import { Unreadable } from './read';

const answer = (offers: string, around = '"id":"orq_1"') =>
  `{"data":{${around},"offers":${offers}},"meta":{}}`;
const texts = (body: string) => offerTexts(body).map(({ text }) => text.trim());
const amounts = (body: string) => offerTexts(body).map(({ amount }) => amount);

describe('the offers of an answer, before any is read', () => {
  it('are cut where they end, whatever is in their texts', () => {
    const tricky = [
      String.raw`{"total_amount":"1.00","name":"a ] } , \" \\","slices":[{"x":[[]]},{}]}`,
      String.raw`{"name":"\\\\","total_amount" : "20"}`,
      String.raw`{"name":"é ]","total_amount":"3.5"}`,
    ];
    expect(texts(answer(`[ ${tricky.join(' ,\n')} ]`))).toEqual(tricky);
    expect(amounts(answer(`[${tricky.join()}]`))).toEqual(['1.00', '20', '3.5']);
  });

  it('have the amount of the offer itself, not of anything within it', () => {
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

  it('have it also where it is written with an escape', () => {
    expect(amounts(answer(String.raw`[{"total_\u0061mount":"9"},{"total_amount":"\u0031"}]`))).toEqual([
      '9',
      '1',
    ]);
  });

  it('are none where there are none', () => {
    expect(texts(answer('[]'))).toEqual([]);
    expect(texts(answer(' [ \n ]'))).toEqual([]);
  });

  it.each([
    [
      'an array of that name within the answer comes first',
      answer('[{"total_amount":"2"}]', '"slices":[{"offers":[1,2]}]'),
    ],
    ['the key is written with an escape', '{"data":{"\\u006fffers":[{"total_amount":"2"}]}}'],
    ['the key comes twice', '{"data":{"offers":[{"total_amount":"1"}],"offers":[{"total_amount":"2"}]}}'],
  ])('are found as JSON.parse would where %s', (_, body) => {
    expect(offerTexts(body)).toEqual([{ amount: '2', text: '{"total_amount":"2"}' }]);
  });

  it.each([
    ['no JSON', 'Welcome'],
    ['an answer that ends within an offer', '{"data":{"offers":[{"total_amount":"1'],
    ['an answer that ends after an offer', '{"data":{"offers":[{"total_amount":"1"}'],
    ['something behind the answer', `${answer('[{}]')}}`],
    ['a wrong bracket', '{"data":{"offers":[{}}}'],
    ['no offers', '{"data":{"id":"orq_1"}}'],
    ['offers that are no list', '{"data":{"offers":{"a":1}}}'],
    ['no data', '{"offers":[]}'],
    ['too many', answer(`[${'{},'.repeat(10_000)}{}]`)],
  ])('%s is not the protocol', (_, body) => {
    expect(() => offerTexts(body)).toThrow(Unreadable);
  });
});

import { soldPieces } from './services';

const rates = {
  USD: { from: 'USD', to: 'EUR', legs: [{ base: 'USD', quote: 'EUR', rate: '0.9' }] },
};
const pricing = { rates } as unknown as Parameters<typeof soldPieces>[2];

// 10.05 USD are 9.045 EUR, shown as 9.05 EUR; converting both pieces together would give 18.09 EUR.
it('several pieces cost the shown price of one times their number', () => {
  const each = { amount: '10.05', currency: 'USD' };
  expect(soldPieces(each, 1, pricing, 'EUR')).toEqual({ amount: '9.05', currency: 'EUR' });
  expect(soldPieces(each, 2, pricing, 'EUR')).toEqual({ amount: '18.10', currency: 'EUR' });
});

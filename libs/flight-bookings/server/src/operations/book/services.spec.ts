import { soldPieces } from './services';

const rates = {
  USD: { from: 'USD', to: 'EUR', legs: [{ base: 'USD', quote: 'EUR', rate: '0.9' }] },
};
const pricing = { rates } as unknown as Parameters<typeof soldPieces>[2];

// 10.05 USD are 9.045 EUR, and shown for 9.05; all of them together are 18.09.
it('so many pieces cost what one is shown for, so many times', () => {
  const each = { amount: '10.05', currency: 'USD' };
  expect(soldPieces(each, 1, pricing, 'EUR')).toEqual({ amount: '9.05', currency: 'EUR' });
  expect(soldPieces(each, 2, pricing, 'EUR')).toEqual({ amount: '18.10', currency: 'EUR' });
});

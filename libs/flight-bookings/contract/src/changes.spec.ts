import { changeRequestInputSchema } from './changes';

it('accepts airport codes of a change in upper or lower case', () => {
  const trip = { index: 0, origin: 'cai', destination: 'Lhr', date: '2033-01-31', cabin: null };
  expect(changeRequestInputSchema.parse({ trips: [trip] }).trips).toEqual([
    { ...trip, origin: 'CAI', destination: 'LHR' },
  ]);
});

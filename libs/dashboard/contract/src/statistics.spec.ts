import { statisticsSchema } from './statistics';

it('has the ten statistics under the names of the specification, and no other', () => {
  expect(Object.keys(statisticsSchema.shape)).toEqual([
    'b2bCompanies',
    'b2cCompanies',
    'customers',
    'suppliers',
    'ConfirmedFlightsBooking',
    'PendingFlightsBooking',
    'plans',
    'customersBooked',
    'totalAmount',
    'modules',
  ]);
});

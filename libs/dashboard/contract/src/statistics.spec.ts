import { statisticsSchema } from './statistics';

it('has the ten statistics under the names of the specification, and marks those that are lower bounds', () => {
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
    'at_least',
  ]);
});

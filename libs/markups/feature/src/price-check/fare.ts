import { priceCheckQuerySchema } from '@traveldesk/markups-contract';
import { questionOf } from './question';

const fareFields = [
  'company_id',
  'supplier_id',
  'airline',
  'origin',
  'destination',
  'date',
  'return_date',
  'cabin',
  'fare_brand',
  'adults',
  'children',
  'infants',
  'total',
  'tax',
  'currency',
] as const;
export type FareField = (typeof fareFields)[number];

export const fareQuestion = questionOf('flight', priceCheckQuerySchema, fareFields, {
  blank: { cabin: 'Economy', adults: '1', children: '0', infants: '0' },
  figures: ['adults', 'children', 'infants'],
});

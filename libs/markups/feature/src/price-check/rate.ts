import { hotelPriceCheckQuerySchema } from '@traveldesk/markups-contract';
import { questionOf } from './question';

const rateFields = [
  'company_id',
  'supplier_id',
  'city',
  'country',
  'check_in',
  'nights',
  'rooms',
  'stars',
  'chain',
  'board',
  'payment_type',
  'commission',
  'total',
  'tax',
  'currency',
] as const;
export type RateField = (typeof rateFields)[number];

export const rateQuestion = questionOf('hotel', hotelPriceCheckQuerySchema, rateFields, {
  blank: { nights: '1', rooms: '1' },
  figures: ['nights', 'rooms', 'stars'],
});

import { by } from './rules.fake';

/** Rates and amounts with digits that occur nowhere else. */
export const secretRate = '53.17391';
export const secretFees = { change: '61.37', refund: '72.91' };
/** Readers see only that there are fees. */
export const toldConditions = {
  change: { state: 'allowed', fee: true },
  refund: { state: 'allowed', fee: true },
};
const feeOf = (amount: string) => ({ allowed: true, penalty_amount: amount, penalty_currency: 'EUR' });
export const secretOffers = [
  { id: 'off_a', total: '411.31', base: '311.17', tax: '100.14', airline: 'MS' },
  { id: 'off_b', total: '412.37', base: null, tax: null, airline: 'EK' },
  { id: 'off_c', total: '433.43', base: '301.29', tax: '132.14', airline: 'QR' },
  { id: 'off_d', total: '461.59', base: '341.53', tax: '120.06', airline: 'EK' },
  { id: 'off_e', total: '502.73', base: '402.61', tax: '100.12', airline: 'SV' },
  // These have the same selling price, with different net prices.
  { id: 'off_f', total: '518.13', base: null, tax: null, airline: 'PC' },
  { id: 'off_g', total: '518.97', base: null, tax: null, airline: 'LH' },
  { id: 'off_h', total: '519.39', base: null, tax: null, airline: 'AF' },
  { id: 'off_i', total: '520.00', base: null, tax: null, airline: 'TK' },
].map((offer, at) => ({
  ...offer,
  flight: String(at + 1),
  conditions: {
    change_before_departure: feeOf(secretFees.change),
    refund_before_departure: feeOf(secretFees.refund),
  },
}));

/** Rules that give selling prices another order than net prices; one belongs to the buyer's parent company. */
export const secretRules = (parent: string) =>
  [
    { name: 'Secretly dear', percent: '13.7391', ...by('MS') },
    { name: 'Secretly cheap', kind: 'discount', percent: '14.3719', ...by('EK') },
    {
      name: 'Secret fee',
      kind: 'service_fee',
      value_type: 'fixed',
      percent: null,
      amount: '17.19',
      tax_percent: '11',
      ...by('QR', 'SV'),
    },
    { name: 'Secret rest', value_type: 'fixed', percent: null, amount: '1.87', ...by('PC') },
    { name: 'Secret part', value_type: 'fixed', percent: null, amount: '1.03', ...by('LH') },
    { name: 'Secret bit', value_type: 'fixed', percent: null, amount: '0.61', ...by('AF') },
    { name: 'Secretly Nile’s', layer: 'company', owner_id: parent, percent: '3.3719' },
  ] as const;

/** Texts that occur only in data hidden from a company's users. */
export const secretWords = [
  secretRate,
  'Secret',
  '13.7391',
  '14.3719',
  '9.1537',
  '3.3719',
  '"net"',
  '"lines"',
  'rule_id',
  'supplier_price',
  'earning',
  '"legs"',
  '"penalty"',
];

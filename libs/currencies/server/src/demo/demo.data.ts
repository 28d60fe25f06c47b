/**
 * Approximate amount per euro of the demo's currencies: those of its companies and suppliers, and popular ones. `pegged` is the amount per
 * dollar of currencies that follow the dollar.
 */
export const demoRates: readonly { currency: string; euro: number; decimals: number; pegged?: number }[] = [
  { currency: 'USD', euro: 1.158, decimals: 4 },
  { currency: 'GBP', euro: 0.8725, decimals: 5 },
  { currency: 'CHF', euro: 0.936, decimals: 4 },
  { currency: 'JPY', euro: 176.4, decimals: 2 },
  { currency: 'CAD', euro: 1.618, decimals: 4 },
  { currency: 'AUD', euro: 1.771, decimals: 4 },
  { currency: 'CNY', euro: 8.264, decimals: 4 },
  { currency: 'INR', euro: 101.9, decimals: 3 },
  { currency: 'THB', euro: 37.62, decimals: 3 },
  { currency: 'TRY', euro: 48.55, decimals: 4 },
  { currency: 'EGP', euro: 54.9, decimals: 4 },
  { currency: 'MAD', euro: 10.73, decimals: 4 },
  { currency: 'TND', euro: 3.402, decimals: 4 },
  { currency: 'AED', euro: 0, decimals: 4, pegged: 3.6725 },
  { currency: 'SAR', euro: 0, decimals: 4, pegged: 3.75 },
  { currency: 'QAR', euro: 0, decimals: 4, pegged: 3.64 },
  { currency: 'BHD', euro: 0, decimals: 5, pegged: 0.376 },
  { currency: 'OMR', euro: 0, decimals: 5, pegged: 0.3845 },
  { currency: 'JOD', euro: 0, decimals: 5, pegged: 0.709 },
  { currency: 'KWD', euro: 0.3556, decimals: 5 },
];

import type { MockRoutes } from '@traveldesk/shared-testing/web';
import { exchangeRate, fakeCurrencies } from './currencies.fake';

const pounds = exchangeRate({ id: '0198f000-0000-7000-8000-0000000000e2', quote: 'EGP', rate: '52.31' });

/** The fake API of `nx serve currencies-feature`. */
export const hostRoutes = (): MockRoutes => ({ ...fakeCurrencies([exchangeRate(), pounds]).routes });

import { screen, within } from '@testing-library/react';
import { booking } from '@traveldesk/bookings-ui/testing';
import '@traveldesk/bookings-ui/texts';
import { renderScreen } from '@traveldesk/shared-testing/web';
import '../texts';
import en from '../texts/en.json';
import { Tickets } from './Tickets';

const couponStates = Object.keys(en.tickets.coupons) as (keyof typeof en.tickets.coupons)[];
const ticket = {
  id: '0198f000-0000-7000-8000-0000000000f7',
  kind: 'ticket' as const,
  number: '0771234567890',
  irregular: false,
  traveller_ids: booking().travellers.map(({ id }) => id),
  state: 'issued' as const,
  coupons: couponStates.map((state) => ({ origin: 'CAI', destination: 'DXB', state })),
  issued_at: '2026-11-23T08:00:00.000Z',
};

const show = async (language: 'en' | 'fr' | 'ar') => {
  await renderScreen(<Tickets booking={booking({ tickets: [ticket] })} />, {
    path: '/',
    permissions: [],
    language,
  });
  const coupons = within(screen.getByRole('table')).getAllByRole('listitem');
  return coupons.map(({ textContent }) => textContent?.replace('CAI–DXB ', ''));
};

describe('the coupons of a ticket', () => {
  it.each([
    ['en', 'Issued', ['Open OPEN', 'Airport control ARPT', 'Checked in CKIN'], 'Refunded RFND'],
    ['fr', 'Émis', ['Ouvert OPEN', 'Contrôle de l’aéroport ARPT', 'Enregistré CKIN'], 'Remboursé RFND'],
    ['ar', 'صادرة', ['مفتوحة OPEN', 'لدى المطار ARPT', 'سُجّل الحضور للسفر CKIN'], 'مستردة RFND'],
  ] as const)(
    'show their state in words (%s), and its industry code',
    async (language, state, first, refunded) => {
      const said = await show(language);
      expect(said.slice(0, 3)).toEqual(first);
      expect(said).toContain(refunded);
      expect(screen.getByRole('cell', { name: state })).toBeVisible();
      expect(screen.getByText('CKIN')).toHaveAttribute('dir', 'ltr');
    },
  );

  it.each(['fr', 'ar'] as const)('show only the code of a state that has no word in %s', async (language) => {
    const words = (await show(language)).map((said) => said?.replace(/ [A-Z]{4}$/, ''));
    expect(new Set(words).size).toBe(couponStates.length);
    expect(words.filter((word) => !word || /^tickets\.|^[A-Z]{4}$/.test(word))).toEqual([]);
  });
});

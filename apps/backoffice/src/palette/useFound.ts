import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shortestSearch } from '@traveldesk/shared-contract';
import { useSharedFoundQuery, useText, type TextKey } from '@traveldesk/shared-web';
import type { MenuScreenName } from '../manifests';
import '../menu/words';
import type { Command } from './search';

/** Milliseconds of pause in typing before a search. */
const pause = 200;

/** Each kind of record: the screen whose icon it uses, and its text key in the domain's menu. */
const kinds = {
  airline: { icon: 'airlines', word: 'menu:airlines.kinds.airline' },
  airport: { icon: 'airports', word: 'menu:geo.kinds.airport' },
  booking: { icon: 'flights-booking-list', word: 'menu:bookings.kinds.booking' },
  city: { icon: 'cities', word: 'menu:geo.kinds.city' },
  company: { icon: 'companies', word: 'menu:companies.kinds.company' },
  country: { icon: 'countries', word: 'menu:geo.kinds.country' },
  hotel_search: { icon: 'hotels-search', word: 'menu:hotels.kinds.hotel_search' },
  markup: { icon: 'markups', word: 'menu:markups.kinds.markup' },
  markup_zone: { icon: 'markup-zones', word: 'menu:markups.kinds.markup_zone' },
  module: { icon: 'modules', word: 'menu:modules.kinds.module' },
  role: { icon: 'roles', word: 'menu:users.kinds.role' },
  saved_search: { icon: 'flights-search', word: 'menu:flights.kinds.saved_search' },
  supplier: { icon: 'suppliers', word: 'menu:suppliers.kinds.supplier' },
  task: { icon: 'tasks', word: 'menu:tasks.kinds.task' },
  transaction: { icon: 'transactions', word: 'menu:wallet.kinds.transaction' },
  traveller: { icon: 'travellers', word: 'menu:bookings.kinds.traveller' },
  user: { icon: 'users', word: 'menu:users.kinds.user' },
} as const satisfies Record<string, { icon: MenuScreenName; word: TextKey }>;

const isKnown = (kind: string): kind is keyof typeof kinds => kind in kinds;

interface Found {
  records: Command[];
  /** Whether the answer is pending. */
  isComing: boolean;
  /** Retries after a failure. */
  again: (() => void) | null;
}

/** Searches the records that match the typed text. */
export function useFound(typed: string): Found {
  const text = useText();
  const navigate = useNavigate();
  const wanted = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isLong = wanted.length >= shortestSearch;
  const { currentData, isFetching, isError, refetch } = useSharedFoundQuery(
    isLong && asked.length >= shortestSearch ? asked : skipToken,
  );
  const isAnswered = isLong && asked === wanted && !isFetching;
  const records = (isAnswered ? currentData : undefined)?.map(({ kind, id, name, hint, path }) => ({
    key: `${kind} ${id}`,
    icon: isKnown(kind) ? kinds[kind].icon : kind,
    label: name,
    hint: [isKnown(kind) && text(kinds[kind].word), hint].filter(Boolean).join(' · '),
    run: () => void navigate(path),
  }));
  return {
    records: records ?? [],
    isComing: isLong && !isAnswered,
    again: isAnswered && isError ? () => void refetch() : null,
  };
}

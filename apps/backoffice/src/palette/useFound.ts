import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { shortestSearch } from '@traveldesk/shared-contract';
import { useSharedFoundQuery } from '@traveldesk/shared-web';
import type { Command } from './search';

/** As long as somebody types, nothing is asked for. */
const pause = 200;

/** The screens whose icons the kinds of records have. */
const screenOf = {
  airline: 'airlines',
  airport: 'airports',
  booking: 'flights-booking-list',
  city: 'cities',
  company: 'companies',
  country: 'countries',
  markup: 'markups',
  markup_zone: 'markup-zones',
  module: 'modules',
  role: 'roles',
  saved_search: 'flights-search',
  supplier: 'suppliers',
  task: 'tasks',
  transaction: 'transactions',
  traveller: 'travellers',
  user: 'users',
} as const;

const isKnown = (kind: string): kind is keyof typeof screenOf => kind in screenOf;

interface Found {
  records: Command[];
  /** Their answer is still to come. */
  isComing: boolean;
  /** Asks once more where no answer came. */
  again: (() => void) | null;
}

/** The records that answer to what is typed. */
export function useFound(typed: string): Found {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const text = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const isLong = text.length >= shortestSearch;
  const { currentData, isFetching, isError, refetch } = useSharedFoundQuery(
    isLong && asked.length >= shortestSearch ? asked : skipToken,
  );
  const isAnswered = isLong && asked === text && !isFetching;
  const records = (isAnswered ? currentData : undefined)?.map(({ kind, id, name, hint, path }) => ({
    key: `${kind} ${id}`,
    icon: isKnown(kind) ? screenOf[kind] : kind,
    label: name,
    hint: [isKnown(kind) && t(`palette.kinds.${kind}`), hint].filter(Boolean).join(' · '),
    run: () => void navigate(path),
  }));
  return {
    records: records ?? [],
    isComing: isLong && !isAnswered,
    again: isAnswered && isError ? () => void refetch() : null,
  };
}

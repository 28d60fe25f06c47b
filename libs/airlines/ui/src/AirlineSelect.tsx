import { useCallback } from 'react';
import type { Airline } from '@traveldesk/airlines-contract';
import { RemoteSelect, type RemoteOption, type RemoteSelectProps } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { nameIn, type Language } from '@traveldesk/shared-contract';
import { useLazyAirlinesPickQuery } from './airline-picker.api';

export type AirlineSelectProps = Omit<RemoteSelectProps, 'search' | 'picker'>;

/** A picker of one or several active airlines, by code or name. Values are IATA codes, as in searches and tickets. */
export function AirlineSelect(props: AirlineSelectProps) {
  const { language } = useLanguage();
  const [pick] = useLazyAirlinesPickQuery();
  const search = useCallback(
    async (typed: string) => {
      const { data } = await pick(typed, true).unwrap();
      return data.map((airline) => airlineOption(airline, language));
    },
    [pick, language],
  );
  return <RemoteSelect {...(props as RemoteSelectProps)} picker="airlines" search={search} />;
}

function airlineOption(airline: Airline, language: Language): RemoteOption {
  const { iata, country } = airline;
  const label = nameIn(airline, language);
  return { value: iata, code: iata, label, ...(country && { note: country.name[language] }) };
}

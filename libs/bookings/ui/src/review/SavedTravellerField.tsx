import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedTraveller } from '@traveldesk/bookings-contract';
import { RemoteSelect } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { useLazyBookingsFindTravellersQuery } from './saved-travellers.api';
import './texts';

export interface SavedTravellerFieldProps {
  company: string;
  /** The traveler who is filled in, for the field's label. */
  type: string;
  onFound: (saved: SavedTraveller) => void;
}

/** Finds a saved traveler of the company by name. Choosing one fills the form and clears the field. */
export function SavedTravellerField({ company, type, onFound }: SavedTravellerFieldProps) {
  const { t } = useTranslation('bookingReview');
  const format = useFormat();
  const [ask] = useLazyBookingsFindTravellersQuery();
  const found = useRef(new Map<string, SavedTraveller>());
  const [round, setRound] = useState(0);
  const search = useCallback(
    async (name: string) => {
      const { data } = await ask({ company_id: company, name }, true).unwrap();
      data.forEach((one) => found.current.set(one.id, one));
      return data.map((one) => ({
        value: one.id,
        label: `${one.given_name} ${one.family_name}`,
        ...(one.born_on && { note: format.date(one.born_on) }),
      }));
    },
    [ask, company, format],
  );
  return (
    <RemoteSelect
      key={round}
      aria-label={t('saved.label', { type })}
      placeholder={t('saved.placeholder')}
      search={search}
      value={null}
      onChange={(id: string | null) => {
        const saved = id ? found.current.get(id) : undefined;
        if (!saved) return;
        onFound(saved);
        setRound(round + 1);
      }}
    />
  );
}

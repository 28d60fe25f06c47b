import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@traveldesk/shared-web';
import { useCompaniesOwnQuery } from './settings.api';

export interface SettingsCompany {
  /** Whose settings are shown; undefined while it is not known or not chosen. */
  id: string | undefined;
  /** Whether the user has still to choose a company. */
  toChoose: boolean;
  error: unknown;
  choose: (id: string | null) => void;
}

/** Whose settings are shown: the company in the address (`company`), else the user's own; staff choose one. */
export function useSettingsCompany(): SettingsCompany {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const chosen = search.get('company') ?? undefined;
  const isStaff = user?.type === 'staff';
  const own = useCompaniesOwnQuery(chosen || isStaff ? skipToken : undefined);
  const ownId = isStaff ? undefined : own.data?.data[0]?.id;
  return {
    id: chosen ?? ownId,
    toChoose: !chosen && (isStaff || (own.isSuccess && !ownId)),
    error: chosen || isStaff ? undefined : own.error,
    choose: (id) =>
      setSearch((current) => {
        const next = new URLSearchParams(current);
        next.delete('supplier');
        if (id) next.set('company', id);
        else next.delete('company');
        return next;
      }),
  };
}

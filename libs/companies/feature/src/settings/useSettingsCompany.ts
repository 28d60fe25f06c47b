import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCompaniesPickedQuery } from '@traveldesk/companies-ui';
import { isNoSuchRecord, useSession, useWriteAddress } from '@traveldesk/shared-web';
import { useCompaniesOwnQuery } from './settings.api';

export interface SettingsCompany {
  /** Whose settings are shown; undefined while it is not known or not chosen. */
  id: string | undefined;
  /** Whether the user has still to choose a company. */
  toChoose: boolean;
  error: unknown;
  choose: (id: string | null) => void;
}

/**
 * Whose settings are shown: the company in the address (`company`), else the user's own; staff choose one. A company that is
 * not there is taken from the address.
 */
export function useSettingsCompany(): SettingsCompany {
  const [search] = useSearchParams();
  const write = useWriteAddress();
  const { user } = useSession();
  const chosen = search.get('company') ?? undefined;
  const isStaff = user?.type === 'staff';
  const named = useCompaniesPickedQuery(chosen ?? skipToken);
  const isUnknown = !named.currentData && isNoSuchRecord(named.error);
  const own = useCompaniesOwnQuery(chosen || isStaff ? skipToken : undefined);
  const ownId = isStaff ? undefined : own.data?.data[0]?.id;
  const choose = useCallback(
    (id: string | null, options?: { replace: boolean }) =>
      write((now) => {
        now.delete('supplier');
        if (id) now.set('company', id);
        else now.delete('company');
        return now;
      }, options),
    [write],
  );
  useEffect(() => {
    if (isUnknown) choose(null, { replace: true });
  }, [isUnknown, choose]);
  return {
    id: isUnknown ? undefined : (chosen ?? ownId),
    toChoose: !chosen && (isStaff || (own.isSuccess && !ownId)),
    error: chosen || isStaff ? undefined : own.error,
    choose,
  };
}

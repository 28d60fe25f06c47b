import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCompaniesPickedQuery } from '@traveldesk/companies-ui';
import { isNoSuchRecord, useSession, useWriteAddress } from '@traveldesk/shared-web';
import { useCompaniesOwnQuery } from './settings.api';

export interface SettingsCompany {
  /** The company shown; undefined while it is loading or not chosen. */
  id: string | undefined;
  /** True when the user has to choose a company first. */
  toChoose: boolean;
  error: unknown;
  choose: (id: string | null) => void;
}

/**
 * Returns the company whose settings are shown: the one in the URL (`company`), otherwise the user's own; staff choose one. An unknown
 * company is removed from the URL.
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

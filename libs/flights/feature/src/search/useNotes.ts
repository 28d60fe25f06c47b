import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CriteriaErrorCode, CriteriaErrors, Judgement } from '@traveldesk/flights-contract';

/** What is to be said at the fields of a search. */
export interface Notes {
  error: (field: string) => string | undefined;
  warning: (field: string) => string | undefined;
}

/** Nothing is wrong yet with what is still to be filled in. */
const incomplete: ReadonlySet<CriteriaErrorCode> = new Set(['search_required']);

/**
 * The sentences of what is wrong, by field. Until the search is confirmed, only what is filled in is judged.
 * `link` is what of the address could not be read.
 */
export function useNotes(judgement: Judgement, link: CriteriaErrors, confirmed: boolean): Notes {
  const { t } = useTranslation('flights');
  const { errors, warnings } = judgement;
  const error = useCallback(
    (field: string) => {
      const code = link[field] ?? errors[field];
      return code && (confirmed || !incomplete.has(code)) ? t(`problems.${code}`) : undefined;
    },
    [t, link, errors, confirmed],
  );
  const warning = useCallback(
    (field: string) => warnings[field] && t(`problems.${warnings[field]}`),
    [t, warnings],
  );
  return { error, warning };
}

import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isNoSuchRecord, listAddress, showToast } from '@traveldesk/shared-web';
import { PageHeader } from '../page/PageHeader';
import { NoSuchRecord } from '../state/NoSuchRecord';
import type { AfterSave } from './after-save';
import { BackLink } from './BackLink';
import { originOf } from './origin';
import type { RecordFormProps, SavedRecord } from './record-form';
import { RecordForm } from './RecordForm';

export interface FormPageProps<Values extends object> extends Omit<
  RecordFormProps<Values>,
  'onSaved' | 'cancelTo'
> {
  title: string;
  /** The form's list. Leaving or saving leads back to it, in its last state, or to the record's page that opened the form. */
  back: string;
  backLabel: string;
  /** Returns another page to open after a save: the next step of a new record. */
  next?: (id: string) => string | undefined;
  /** Whether a save opens the record's page, wherever the form was opened. */
  opensRecord?: boolean;
  /** Links beside the title. */
  actions?: ReactNode;
  /** Called after a save instead of leaving the form, which then shows that it is saved. */
  onSaved?: RecordFormProps<Values>['onSaved'] | 'stay';
  /** Below the form: the record's history. */
  after?: ReactNode;
}

/**
 * The page of one record's form. A save returns to the page that opened it, with the record marked in its list; the navigation replaces the
 * form, so that Back does not open it again. A record that does not exist leads to the "not found" page.
 */
export function FormPage<Values extends object>({
  title,
  back,
  backLabel,
  next,
  opensRecord,
  actions,
  after,
  onSaved,
  ...form
}: FormPageProps<Values>) {
  const navigate = useNavigate();
  const from = originOf(useLocation().state);
  const origin = from?.address ?? back;
  const leave = (answer?: SavedRecord<Values>) => {
    // `RecordForm` has already shown the message for a new record.
    if (form.version !== undefined && answer?.message) showToast({ title: answer.message, status: true });
    const id = answer?.data.id;
    const state: AfterSave = {
      restoreScroll: true,
      ...(id && !from && { saved: { id, address: `${back}/view/${id}` } }),
    };
    const own = opensRecord ? `${back}/view/${id}` : undefined;
    const to = (id && (next?.(id) ?? own)) || listAddress(origin);
    return navigate(to, { replace: true, state });
  };
  if (!form.initialValues && isNoSuchRecord(form.loadError)) {
    return <NoSuchRecord back={back} backLabel={backLabel} history={form.stale?.history} />;
  }
  return (
    <section>
      <PageHeader
        title={title}
        before={<BackLink to={origin}>{from?.name ?? backLabel}</BackLink>}
        actions={actions}
      />
      <RecordForm<Values>
        {...form}
        cancelTo={listAddress(origin)}
        {...(onSaved !== 'stay' && { onSaved: onSaved ?? leave })}
      />
      {after}
    </section>
  );
}

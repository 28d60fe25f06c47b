import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isNoSuchRecord, listAddress, showToast } from '@traveldesk/shared-web';
import { PageHeader } from '../page/PageHeader';
import { NoSuchRecord } from '../state/NoSuchRecord';
import type { AfterSave } from './after-save';
import { BackLink } from './BackLink';
import { originOf } from './origin';
import styles from './FormPage.module.css';
import type { RecordFormProps, SavedRecord } from './record-form';
import { RecordForm } from './RecordForm';

export interface FormPageProps<Values extends object> extends Omit<RecordFormProps<Values>, 'onSaved'> {
  title: string;
  /** The list that the form belongs to; left and saved forms lead back to it as it was, or to the record's page that led here. */
  back: string;
  backLabel: string;
  /** Where a saved form leads instead, if anywhere: the next step of a new record. */
  next?: (id: string) => string | undefined;
  /** Beside the title: where else the record leads. */
  actions?: ReactNode;
  /** What follows when it is saved, where the form is not left for that: it says then that it is saved. */
  onSaved?: RecordFormProps<Values>['onSaved'] | 'stay';
  /** Below the form: the record's history. */
  after?: ReactNode;
}

/**
 * The page of one record's form; when it is saved, the page that led to it is shown again as it was left, with the record marked in
 * its list. It takes the form's place, so that Back does not open the form again. Where there is no such record, the
 * page that says so takes its place.
 */
export function FormPage<Values extends object>({
  title,
  back,
  backLabel,
  next,
  actions,
  after,
  onSaved,
  ...form
}: FormPageProps<Values>) {
  const navigate = useNavigate();
  const from = originOf(useLocation().state);
  const leave = (answer?: SavedRecord<Values>) => {
    // Of a new record the answer has been shown already.
    if (form.version !== undefined && answer?.message) showToast({ title: answer.message, status: true });
    const id = answer?.data.id;
    const state: AfterSave = {
      restoreScroll: true,
      ...(id && !from && { saved: { id, address: `${back}/view/${id}` } }),
    };
    const to = (id && next?.(id)) || listAddress(from?.address ?? back);
    return navigate(to, { replace: true, state });
  };
  if (!form.initialValues && isNoSuchRecord(form.loadError)) {
    return <NoSuchRecord back={back} backLabel={backLabel} history={form.stale?.history} />;
  }
  return (
    <section className={styles.page}>
      <PageHeader
        title={title}
        before={<BackLink to={from?.address ?? back}>{from?.name ?? backLabel}</BackLink>}
        actions={actions}
      />
      <RecordForm<Values> {...form} {...(onSaved !== 'stay' && { onSaved: onSaved ?? leave })} />
      {after}
    </section>
  );
}

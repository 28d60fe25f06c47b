import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isNoSuchRecord, listAddress } from '@traveldesk/shared-web';
import { PageHeader } from '../page/PageHeader';
import { NoSuchRecord } from '../state/NoSuchRecord';
import { BackLink } from './BackLink';
import { originOf } from './origin';
import styles from './FormPage.module.css';
import type { RecordFormProps } from './record-form';
import { RecordForm } from './RecordForm';

export interface FormPageProps<Values extends object> extends Omit<RecordFormProps<Values>, 'onSaved'> {
  title: string;
  /** The list that the form belongs to; left and saved forms lead back to it as it was, or to the record's page that led here. */
  back: string;
  backLabel: string;
  /** Beside the title: where else the record leads. */
  actions?: ReactNode;
  /** Below the form: the record's history. */
  after?: ReactNode;
}

/**
 * The page of one record's form; when it is saved, the page that led to it is shown again as it was left. Where there is no such record, the
 * page that says so takes its place.
 */
export function FormPage<Values extends object>({
  title,
  back,
  backLabel,
  actions,
  after,
  ...form
}: FormPageProps<Values>) {
  const navigate = useNavigate();
  const from = originOf(useLocation().state);
  if (!form.initialValues && isNoSuchRecord(form.loadError)) return <NoSuchRecord />;
  return (
    <section className={styles.page}>
      <PageHeader
        title={title}
        before={<BackLink to={from?.address ?? back}>{from?.name ?? backLabel}</BackLink>}
        actions={actions}
      />
      <RecordForm<Values>
        {...form}
        onSaved={() => navigate(listAddress(from?.address ?? back), { state: { restoreScroll: true } })}
      />
      {after}
    </section>
  );
}

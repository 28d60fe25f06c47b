import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { listAddress } from '@traveldesk/shared-web';
import { PageHeader } from '../page/PageHeader';
import { BackLink } from './BackLink';
import styles from './FormPage.module.css';
import { RecordForm, type RecordFormProps } from './RecordForm';

export interface FormPageProps<Values extends object> extends Omit<RecordFormProps<Values>, 'onSaved'> {
  title: string;
  /** The list that the form belongs to; left and saved forms lead back to it as it was. */
  back: string;
  backLabel: string;
  /** Beside the title: where else the record leads. */
  actions?: ReactNode;
  /** Below the form: the record's history. */
  after?: ReactNode;
}

/** The page of one record's form; when it is saved, the list is shown again as it was left. */
export function FormPage<Values extends object>({
  title,
  back,
  backLabel,
  actions,
  after,
  ...form
}: FormPageProps<Values>) {
  const navigate = useNavigate();
  return (
    <section className={styles.page}>
      <PageHeader title={title} before={<BackLink to={back}>{backLabel}</BackLink>} actions={actions} />
      <RecordForm<Values>
        {...form}
        onSaved={() => navigate(listAddress(back), { state: { restoreScroll: true } })}
      />
      {after}
    </section>
  );
}

import { Button, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  negotiatedChangeSchema,
  negotiatedInputSchema,
  type NegotiatedRate,
} from '@traveldesk/hotels-contract';
import { RecordForm, useFocusBack } from '@traveldesk/shared-ui';
import { isolated, showToast } from '@traveldesk/shared-web';
import {
  useHotelsAddNegotiatedRateMutation,
  useHotelsChangeNegotiatedRateMutation,
  useLazyHotelsNegotiatedRatesQuery,
  type RatesOf,
} from './negotiated.api';
import styles from './negotiated.module.css';
import { blankRate, comparedValues, inputOf, valuesOf, type RateValues } from './rate-values';
import { RateFields } from './RateFields';

export interface RateDialogProps {
  open: boolean;
  of: RatesOf;
  /** The rate to edit, as it was when the form opened; undefined for a new one. */
  rate: NegotiatedRate | undefined;
  onClose: () => void;
}

/** Parameters of the address that identify the form. */
const keys = ['company', 'supplier', 'negotiated'];

/** The form of a negotiated rate, in a dialog. */
export function RateDialog({ open, of, rate, onClose }: RateDialogProps) {
  const { t } = useTranslation(['hotels', 'common']);
  const focusBack = useFocusBack();
  // Another user's version, with the names of its chain and properties.
  const [theirs, setTheirs] = useState<NegotiatedRate>();
  const known = [rate, theirs].filter((one) => one !== undefined);
  const initialValues = useMemo(() => (rate ? valuesOf(rate) : blankRate), [rate]);
  const [add] = useHotelsAddNegotiatedRateMutation();
  const [change] = useHotelsChangeNegotiatedRateMutation();
  const [readAgain] = useLazyHotelsNegotiatedRatesQuery();
  const save = async (values: RateValues, version: number | undefined, key: string | undefined) => {
    const { code, ...input } = inputOf(values);
    const done = rate
      ? await change({ ...of, rateId: rate.id, version, rate: negotiatedChangeSchema.parse(input) }).unwrap()
      : await add({ ...of, key, rate: negotiatedInputSchema.parse({ ...input, code }) }).unwrap();
    showToast({ title: done.message, status: true });
    return done;
  };
  const newest = async () => {
    const { data } = await readAgain(of).unwrap();
    const found = data.find(({ id }) => id === rate?.id);
    if (!found) throw new Error('The rate is gone.');
    setTheirs(found);
    return { values: valuesOf(found), version: found.version };
  };
  const footer = (busy: boolean) => (
    <div className={styles.buttons}>
      <Button onClick={onClose}>{t('common:form.cancel')}</Button>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('common:form.save')}
      </Button>
    </div>
  );
  return (
    <Modal
      open={open}
      centered
      destroyOnHidden
      width="min(560px, calc(100vw - 32px))"
      title={rate ? t('negotiated.dialog.edit', { code: isolated(rate.code) }) : t('negotiated.dialog.add')}
      footer={null}
      onCancel={onClose}
      afterClose={focusBack}
    >
      <RecordForm<RateValues>
        initialValues={initialValues}
        version={rate?.version}
        keys={keys}
        onSubmit={save}
        onSaved={onClose}
        {...(rate && { stale: { load: newest, fields: comparedValues(t, known) } })}
        footer={footer}
      >
        <RateFields of={of} isNew={!rate} known={known} />
      </RecordForm>
    </Modal>
  );
}

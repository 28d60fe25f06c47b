import { Button, Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PropertyDecision, PropertyRecord, PropertyRow } from '@traveldesk/hotels-contract';
import { RecordForm, useFocusBack } from '@traveldesk/shared-ui';
import { isolated, showToast } from '@traveldesk/shared-web';
import { OtherProperty } from './OtherProperty';
import { useHotelsDecideMutation } from './records.api';
import { SuppliersToSplit } from './SuppliersToSplit';
import styles from './records.module.css';

/** A decision that the user is about to take. */
export type Asked =
  | { decision: 'join' | 'keepApart'; record: Named; other?: Named | undefined }
  | { decision: 'split'; record: PropertyRecord }
  | { decision: 'undo'; record: Named; undone: PropertyDecision };

type Named = Pick<PropertyRow, 'id' | 'name' | 'version'>;

interface Values {
  other?: Named;
  supplier_ids?: string[];
  reason?: string;
}

interface DecisionDialogProps {
  asked: Asked;
  onClose: (after?: PropertyRecord) => void;
}

/** Asks for the reason of a decision about properties, and for the records or suppliers concerned. */
export function DecisionDialog({ asked, onClose }: DecisionDialogProps) {
  const { t } = useTranslation(['hotels', 'common']);
  const focusBack = useFocusBack();
  const [decide] = useHotelsDecideMutation();
  const { decision, record } = asked;
  const preset = 'other' in asked ? asked.other : undefined;
  const save = async ({ other = preset, supplier_ids, reason }: Values) => {
    const of = { id: record.id, version: record.version };
    const bodies = {
      join: { other_id: other?.id, other_version: other?.version },
      keepApart: { other_id: other?.id },
      split: { supplier_ids },
      undo: { decision_id: asked.decision === 'undo' ? asked.undone.id : undefined },
    };
    const done = await decide({ decision, of, body: { ...bodies[decision], reason } }).unwrap();
    showToast({ title: done.message, status: true });
    return done;
  };
  const footer = (busy: boolean) => (
    <div className={styles.buttons}>
      <Button onClick={() => onClose()}>{t('common:form.cancel')}</Button>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t(`records.${decision}.confirm`)}
      </Button>
    </div>
  );
  return (
    <Modal
      open
      centered
      width="min(560px, calc(100vw - 32px))"
      title={t(`records.${decision}.title`)}
      footer={null}
      onCancel={() => onClose()}
      afterClose={focusBack}
    >
      <p>
        {t(`records.${decision}.text`, {
          name: isolated(record.name),
          other: isolated(preset?.name ?? t('records.join.chosen')),
        })}
      </p>
      <RecordForm<Values>
        initialValues={blank}
        onSubmit={save}
        onSaved={(answer) => onClose(answer?.data as PropertyRecord | undefined)}
        footer={footer}
      >
        {decision === 'join' && !preset && (
          <Form.Item
            name="other"
            label={t('records.join.other')}
            required
            rules={[{ required: true, message: t('common:form.required') }]}
          >
            <OtherProperty than={record.id} />
          </Form.Item>
        )}
        {asked.decision === 'split' && (
          <Form.Item
            name="supplier_ids"
            label={t('records.split.suppliers')}
            required
            rules={[{ required: true, type: 'array', message: t('common:form.required') }]}
          >
            <SuppliersToSplit suppliers={asked.record.suppliers} />
          </Form.Item>
        )}
        <Form.Item
          name="reason"
          label={t('records.fields.reason')}
          required
          rules={[{ required: true, whitespace: true, message: t('common:form.required') }]}
        >
          <Input maxLength={300} autoComplete="off" dir="auto" />
        </Form.Item>
      </RecordForm>
    </Modal>
  );
}

const blank: Values = {};

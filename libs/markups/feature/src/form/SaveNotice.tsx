import { ClockCircleOutlined, InfoCircleOutlined } from '@ant-design/icons';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { MarkupSettings } from '@traveldesk/markups-contract';
import { serverNow, useFormat } from '@traveldesk/shared-web';
import styles from './form.module.css';
import type { MarkupValues } from './markup.form';
import { outlookOf, type SaveEffect } from './save-effect';
import './texts';

interface SaveNoticeProps {
  limits: MarkupSettings | undefined;
  /** True when the version in force stays until the new one applies. */
  hasVersion: boolean;
}

/** Says what saving the form does: apply at once, on a date, or after a second person's approval. */
export function SaveNotice({ limits, hasVersion }: SaveNoticeProps) {
  const form = Form.useFormInstance<MarkupValues>();
  const values = Form.useWatch<MarkupValues | undefined>((all: MarkupValues) => all, form);
  const say = useOutlookWords(limits);
  const { t } = useTranslation('markupForm');
  if (!values?.status) return null;
  const outlook = outlookOf(values, limits, serverNow());
  const waits = outlook.is === 'waits' || outlook.is === 'maybe';
  const isLater = waits || ('from' in outlook && outlook.from !== null);
  return (
    <p className={styles.notice} role="status" data-waits={waits}>
      {waits ? <ClockCircleOutlined aria-hidden /> : <InfoCircleOutlined aria-hidden />}{' '}
      {say(outlook).join(' ')} {isLater && hasVersion && t('save.untilThen')}{' '}
      {limits &&
        isCapped(values) &&
        t('save.capped', { share: `\u2066${limits.discount_share}\u00a0%\u2069` })}
    </p>
  );
}

/** True when the discount limit applies: a discount by a fixed amount, or with a minimum. */
function isCapped({ kind, value_type: type, min_amount: min }: MarkupValues): boolean {
  return kind === 'discount' && (type === 'fixed' || (min !== null && min !== ''));
}

function useOutlookWords(limits: MarkupSettings | undefined): (outlook: SaveEffect) => string[] {
  const { t } = useTranslation('markupForm');
  const { dateTime, money } = useFormat();
  const limit = limits
    ? `\u2066${limits.percent_limit}\u00a0%\u2069, \u2066${money(limits.amount_limit)}\u2069`
    : '';
  return (outlook) => {
    if (!('from' in outlook)) return [t(`save.${outlook.is}`)];
    const day = outlook.from ? t('save.scheduled', { date: dateTime(outlook.from) }) : '';
    if (outlook.is === 'now') return [day || t('save.now')];
    const waits = outlook.is === 'waits' ? t('save.waits', { limit }) : t('save.waitsMaybe');
    return day ? [waits, day] : [waits];
  };
}

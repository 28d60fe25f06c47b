import { EditOutlined, RedoOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { NegotiatedRate } from '@traveldesk/hotels-contract';
import { commaOf } from '@traveldesk/shared-contract';
import { Bidi, commandAction, ConfirmedRowActions, deleteAction } from '@traveldesk/shared-ui';
import { isolateDirection, useFormat, useLanguage } from '@traveldesk/shared-web';
import {
  useHotelsDeleteNegotiatedRateMutation,
  useHotelsRetryNegotiatedRateMutation,
  type RatesOf,
} from './negotiated.api';
import styles from './negotiated.module.css';
import { RegistrationState } from './RegistrationState';

/** The maximum number of property names to show; the others are counted. */
const mostNames = 3;

interface RateItemProps {
  of: RatesOf;
  rate: NegotiatedRate;
  /** Opens the rate's form; missing for readers who cannot change rates. */
  onEdit?: () => void;
}

/** A rate with its state at the supplier, and its actions. */
export function RateItem({ of, rate, onEdit }: RateItemProps) {
  const { t } = useTranslation('hotels');
  const { id, name, code, chain, version, registration } = rate;
  const [remove] = useHotelsDeleteNegotiatedRateMutation();
  const [retry] = useHotelsRetryNegotiatedRateMutation();
  const key = { ...of, rateId: id };
  const { state } = registration;
  const isDeleted = state === 'removing';
  return (
    <li className={styles.rate} data-row-key={id} aria-label={`${name} ${code}`}>
      <div className={styles.facts}>
        <strong className={styles.name} data-deleted={isDeleted}>
          <bdi>{name}</bdi> <Bidi code>{code}</Bidi>
        </strong>
        <span className={styles.scope}>
          {chain ? (
            <>
              {t('negotiated.fields.chain')}: <bdi>{chain.name}</bdi>
            </>
          ) : (
            <>
              {t('negotiated.fields.property_ids')}: <PropertyNames rate={rate} />
            </>
          )}
        </span>
      </div>
      <RegistrationState registration={registration} />
      {onEdit && (
        <ConfirmedRowActions
          actions={[
            (state === 'waiting' || state === 'changing' || isDeleted) &&
              commandAction(() => retry(key).unwrap(), {
                label: t('negotiated.retry'),
                name,
                icon: <RedoOutlined aria-hidden />,
              }),
            !isDeleted &&
              commandAction(async () => onEdit(), {
                label: t('negotiated.edit'),
                name,
                icon: <EditOutlined aria-hidden />,
              }),
            !isDeleted && deleteAction(() => remove({ ...key, version }).unwrap(), `${name} (${code})`),
          ]}
        />
      )}
    </li>
  );
}

function PropertyNames({ rate: { properties } }: Pick<RateItemProps, 'rate'>) {
  const { t } = useTranslation('hotels');
  const { language } = useLanguage();
  const { number } = useFormat();
  const names = (properties ?? []).map(({ name }) => isolateDirection(name));
  const rest = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(commaOf[language]);
  return (
    <span title={rest > 0 ? names.join(commaOf[language]) : undefined}>
      {shown}
      {rest > 0 && ` ${t('negotiated.more', { count: rest, number: number(rest) })}`}
    </span>
  );
}

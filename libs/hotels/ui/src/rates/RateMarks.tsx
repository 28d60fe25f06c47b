import { useTranslation } from 'react-i18next';
import type { RoomRate } from '@traveldesk/hotels-contract';
import { Bidi, Tag } from '@traveldesk/shared-ui';
import { isolateDirection } from '@traveldesk/shared-web';
import { useRateWords } from './useRateWords';
import styles from './rates.module.css';

interface RateMarksProps {
  rate: Pick<RoomRate, 'payment' | 'negotiated' | 'loyalty'> & Partial<Pick<RoomRate, 'left'>>;
}

/** The facts of a rate in few words: how it is paid, under which agreement it is sold, the loyalty programme, and the rooms left. */
export function RateMarks({ rate }: RateMarksProps) {
  const { t } = useTranslation('hotels');
  const words = useRateWords();
  const { payment, negotiated, loyalty, left } = rate;
  return (
    <ul className={styles.marks}>
      <li>
        <Tag>{words.payment(payment)}</Tag>
      </li>
      {negotiated && (
        <li>
          <Tag color="processing">
            {negotiated.name
              ? t('rates.negotiatedBy', { name: isolateDirection(negotiated.name) })
              : t('rates.negotiated')}
            {negotiated.code && (
              <>
                {' '}
                <Bidi code>{negotiated.code}</Bidi>
              </>
            )}
          </Tag>
        </li>
      )}
      {loyalty && (
        <li>
          <Tag>
            {t(loyalty.required ? 'rates.loyaltyRequired' : 'rates.loyalty', {
              programme: isolateDirection(programmeName(loyalty.programme)),
            })}
          </Tag>
        </li>
      )}
      {left != null && <li className={styles.left}>{t('rates.left', { count: left })}</li>}
    </ul>
  );
}

/** Suppliers name a programme by a code, such as `marriott_bonvoy`. */
export function programmeName(code: string): string {
  return code.replaceAll('_', ' ').replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
}

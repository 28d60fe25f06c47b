import { useTranslation } from 'react-i18next';
import { isolateDirection, isolated, useFormat } from '@traveldesk/shared-web';
import type { ChosenOption, Standing } from './model/chosen';
import styles from './results.module.css';

export function ChosenNotes({ standings }: { standings: readonly Standing[] }) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const changed = standings.filter(({ is }) => is !== 'same' && is !== 'looking');
  const isLooking = standings.some(({ is }) => is === 'looking');
  if (changed.length === 0 && !isLooking) return null;
  const words = (one: Standing): string => {
    const option = named(one.option);
    if (!('offer' in one)) return t(`client.${one.is}`, { option });
    return t('client.changed', {
      option,
      now: isolated(format.money(one.offer.price.total)),
      before: isolated(format.money(one.option.total)),
    });
  };
  return (
    <ul className={styles.chosenNotes}>
      {isLooking && <li>{t('client.looking')}</li>}
      {changed.map((one) => (
        <li key={one.option.id}>{words(one)}</li>
      ))}
    </ul>
  );
}

function named({ flights, fare }: ChosenOption): string {
  return [isolated(flights), ...(fare ? [isolateDirection(fare)] : [])].join(' · ');
}

import { FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxClientTextOffers, type Offer } from '@traveldesk/flights-contract';
import type { SearchState } from '@traveldesk/flights-ui';
import { firstFocusableOfNextItem, DisappearingButton, preloadable } from '@traveldesk/shared-ui';
import { useKeptOfSearch } from '@traveldesk/suppliers-ui';
import { ChosenNotes } from './ChosenNotes';
import { optionOf, readOptions, standingsOf } from './model/chosen';
import { readEdits } from './model/text-edits';
import styles from './results.module.css';
import { ChosenOptionsContext } from './useChosenOptions';

const { Component: ClientTextDialog } = preloadable(
  async () => (await import('./ClientTextDialog')).ClientTextDialog,
);

/** Returns the button of a chosen option, or the list if its row is not rendered. */
function optionButton(id: string | undefined): HTMLElement | null {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-option]')];
  return buttons.find(({ dataset }) => dataset.option === id) ?? document.getElementById('flights');
}

export interface ChosenOptionsProps {
  /** The criteria in the form of `encodeCriteria`. */
  query: string;
  state: SearchState;
  children: ReactNode;
}

/** Lets the user choose options of the list for a client; a bar at the foot of the page turns them into a text. */
export function ChosenOptions({ query, state, children }: ChosenOptionsProps) {
  const { t } = useTranslation('flights');
  const [options, change] = useKeptOfSearch('chosen', query, readOptions);
  const [edits, changeEdits] = useKeptOfSearch('clientText', query, readEdits);
  const [isOpen, setOpen] = useState(false);
  const standings = useMemo(() => standingsOf(options, state), [options, state]);
  const offered = useMemo(
    () => standings.flatMap((one) => ('offer' in one ? [{ option: one.option, id: one.offer.id }] : [])),
    [standings],
  );
  const ids = useMemo(() => offered.map(({ id }) => id), [offered]);
  const chosen = useMemo(
    () => ({
      ids,
      hasRoom: options.length < maxClientTextOffers,
      toggle: (offer: Offer) => {
        const known = offered.find(({ id }) => id === offer.id)?.option;
        change((now) => (known ? now.filter((one) => one !== known) : [...now, optionOf(offer)]));
      },
    }),
    [ids, offered, options, change],
  );
  const settle = () =>
    change(() =>
      standings
        .filter(({ is }) => is !== 'gone')
        .map((one) => ('offer' in one ? optionOf(one.offer) : one.option)),
    );
  return (
    <ChosenOptionsContext.Provider value={chosen}>
      {children}
      {options.length > 0 && (
        <section className={styles.chosen} aria-label={t('client.title')}>
          <div role="status" className={styles.chosenWords}>
            {t('client.chosen', { count: options.length })}
            <ChosenNotes standings={standings} />
          </div>
          {standings.some(({ is }) => is === 'gone' || is === 'changed') && (
            <DisappearingButton heir={firstFocusableOfNextItem} onClick={settle}>
              {t('client.settle')}
            </DisappearingButton>
          )}
          <Button
            type="primary"
            icon={<FileTextOutlined aria-hidden />}
            disabled={ids.length === 0}
            onClick={() => setOpen(true)}
          >
            {t('client.title')}
          </Button>
          <DisappearingButton
            type="text"
            heir={() => optionButton(ids.at(-1))}
            onClick={() => change(() => [])}
          >
            {t('client.clear')}
          </DisappearingButton>
        </section>
      )}
      {isOpen && (
        <Suspense>
          <ClientTextDialog
            offers={ids}
            edits={edits}
            onEdit={(language, edit) => changeEdits((now) => ({ ...now, [language]: edit }))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </ChosenOptionsContext.Provider>
  );
}
